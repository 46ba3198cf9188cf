/** How many orders a file of them holds: more are asked for by days (R7.19). */
export const FILE_ORDERS = 2_000;
