export const cancellingMessages = {
  open: 'No puedo servirlo',
  lead: (buyer: string) =>
    `Lo que canceles vuelve a tus existencias, y ${buyer} recibe un correo que lo dice.`,
  which: 'Qué cancelas',
  reason: (buyer: string) => `Por qué (lo leerá ${buyer})`,
  action: 'Cancelar lo elegido',
  nothing: 'Elige al menos un producto.',
  title: (count: number) => (count === 1 ? '¿Cancelar este producto?' : `¿Cancelar ${count} productos?`),
  message: (buyer: string) => `Vuelven a tus existencias y no se puede deshacer. Se lo decimos a ${buyer}.`,
  confirm: 'Sí, cancelar',
  dismiss: 'No, conservar',
};
