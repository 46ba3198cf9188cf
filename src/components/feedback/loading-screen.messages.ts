/** Texts of the loading screens (R2.21, R2.22). */
export const LOADING_TEXTS = {
  message: 'Cargando...',
  progress: '% completado',
  hint: 'Preparando experiencia...',
};

export const LOADING_TIPS = [
  'Optimizando la experiencia',
  'Sincronizando datos',
  'Comprobando permisos de seguridad',
  'Casi está listo',
] as const;
