/** Product name with non-breaking spaces between numbers and units: "500 g", "38 cm". */
export const withNonBreakingUnits = (name: string): string =>
  name.replaceAll(/(\d) (?=(?:g|kg|mg|ml|cl|l|litros?|mm|cm|m|uds?|hojas|piezas)\b)/gi, '$1\u00A0');
