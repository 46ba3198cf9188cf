export const cancellationMessages = {
  open: 'No puedo servirlo',
  lead: (buyer: string) => `Lo que canceles vuelve a tus existencias, y avisaremos a ${buyer} por correo.`,
  which: 'Qué cancelas',
  reason: (buyer: string) => `Por qué (lo leerá ${buyer})`,
  action: 'Cancelar lo elegido',
  nothing: 'Elige al menos un producto.',
  title: (count: number) => (count === 1 ? '¿Cancelar este producto?' : `¿Cancelar ${count} productos?`),
  message: (count: number, buyer: string) =>
    `${count === 1 ? 'Vuelve' : 'Vuelven'} a tus existencias y no se puede deshacer. Avisaremos a ${buyer} por correo.`,
  confirm: 'Sí, cancelar',
  dismiss: 'No, conservar',
};
