/** Maximum orders in a CSV export; larger exports are split by days (R7.19). */
export const MAX_EXPORTED_ORDERS = 2_000;
