/**
 * Legal data of the market's operator, from the configuration; the law requires it on the site. Absent fields are not
 * configured.
 */
export interface Operator {
  name?: string | undefined;
  /** Tax id: NIF, NIE or company number with a valid check digit. */
  taxId?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  /** Company register entry: "Registro Mercantil de Valencia, tomo 1, folio 2, hoja V-3". */
  register?: string | undefined;
}
