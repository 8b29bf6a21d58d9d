// swift-format-ignore-file

/// The widths of fonts, as `docs/font-widths.md` has them: `scripts/fix` copies.
enum FontWidths {
  enum Families {
    static let usual: [String: Double] = [
      "HelveticaNeue": 0.962,
      "Roboto": 0.934,
      "SFUIText": 1.003,
      "OpenSans": 0.972,
      "Muli": 0.978,
      "AvenirNext": 0.961,
      "Lato": 0.902,
      "WorkSans": 1.023,
      "ProximaNova": 0.948,
      "Poppins": 1.023,
      "Montserrat": 1.047,
      "SFProDisplay": 0.907,
      "Avenir": 0.97,
      "PingFangSC": 0.979,
      "Inter": 0.978,
      "SFProText": 1.001,
      "SFUIDisplay": 0.92,
    ]
    static let least: [String: Double] = [
      "HelveticaNeue": 0.91,
      "Roboto": 0.876,
      "SFUIText": 0.946,
      "OpenSans": 0.913,
      "Muli": 0.94,
      "AvenirNext": 0.916,
      "Lato": 0.864,
      "WorkSans": 0.968,
      "ProximaNova": 0.907,
      "Poppins": 0.96,
      "Montserrat": 0.994,
      "SFProDisplay": 0.872,
      "Avenir": 0.926,
      "PingFangSC": 0.922,
      "Inter": 0.9,
      "SFProText": 0.984,
      "SFUIDisplay": 0.884,
    ]
    static let most: [String: Double] = [
      "HelveticaNeue": 1.008,
      "Roboto": 0.976,
      "SFUIText": 1.04,
      "OpenSans": 1.012,
      "Muli": 1.046,
      "AvenirNext": 1.019,
      "Lato": 0.969,
      "WorkSans": 1.062,
      "ProximaNova": 1.013,
      "Poppins": 1.071,
      "Montserrat": 1.098,
      "SFProDisplay": 0.95,
      "Avenir": 1.018,
      "PingFangSC": 1.019,
      "Inter": 1.003,
      "SFProText": 1.018,
      "SFUIDisplay": 0.997,
    ]
  }
}
