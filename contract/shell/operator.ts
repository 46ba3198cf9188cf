/** Who runs the market, as its configuration says it and the law asks of whoever does; what was not said is left out. */
export interface Operator {
  name?: string | undefined;
  /** A NIF, NIE or that of a company, its control right. */
  taxId?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  /** Where it is entered: "Registro Mercantil de Valencia, tomo 1, folio 2, hoja V-3". */
  register?: string | undefined;
}
