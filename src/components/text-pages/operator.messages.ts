export const operatorMessages = {
  /** Text without an operator in the configuration. */
  demo: 'Este mercado no dice quién lo gestiona: tómalo por una demostración que alguien tiene en su máquina. Sus puestos y productos son inventados, nadie te va a cobrar y no llegará ningún paquete. No pongas datos de verdad.',
  /** Legally required data about the operator. */
  asks: [
    { name: 'name', word: 'Titular', words: 'su nombre' },
    { name: 'taxId', word: 'NIF', words: 'su NIF' },
    { name: 'address', word: 'Domicilio', words: 'su domicilio' },
    { name: 'email', word: 'Correo', words: 'su correo' },
  ],
  missing: (words: readonly string[]) =>
    `Quien gestiona este mercado todavía no ha dicho ${words.join(', ').replace(/, ([^,]*)$/, ' ni $1')}.`,
} as const;
