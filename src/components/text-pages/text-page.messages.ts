export const textPageMessages = {
  asideTitle: '¿Te queda alguna duda?',
  aside: 'Cuéntanosla. La lee una persona del mercado y te contesta por correo.',
  write: 'Escribir al mercado',
};
