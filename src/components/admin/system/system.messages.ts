import type {
  FailedJob,
  LastBackup,
  MarketProcess,
  ExternalServiceState,
  SharedSetting,
} from '../../../../contract/admin/system-status.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { JobKind, JobState } from '../../../../contract/jobs/job.ts';
import { adminFailures } from '../../back-office/admin-failure.messages.ts';
import { createFailureText } from '../../back-office/producer-failure.messages.ts';

export const systemMessages = {
  title: 'Sistema',
  coming: 'Mirando cómo funciona el mercado',
  failed: 'El estado del sistema no ha cargado.',
  isWell: 'Todo en marcha: no hay nada que decidir.',
  hasTroubles: 'Algo no va bien, aunque nada espera tu decisión.',
  toDecide: (count: number) =>
    count === 1 ? 'Hay 1 trabajo que espera tu decisión.' : `Hay ${count} trabajos que esperan tu decisión.`,
  troubles: 'Lo que ha fallado',
  troublesLead: 'Lo que se volverá a intentar solo y lo que espera a que decidas.',
  noTroubles: 'Nada ha fallado.',
  processes: 'Procesos',
  processesLead: 'Los programas que atienden el mercado ahora, y los que se pararon en el último día.',
  jobs: 'Trabajos',
  jobsLead: 'Lo que el mercado hace por detrás: correos, importaciones y tareas con horario.',
  noJobs: 'Todavía no hay ninguno.',
  backup: 'Copia de seguridad',
  backupLead: 'La última copia programada, y la última que se pudo restaurar de prueba.',
  noBackup: 'Todavía no hay copias programadas. Se activan con BACKUP_EVERY y BACKUP_TO.',
  lastBackup: 'La última',
  verifiedBackup: 'Restaurada de prueba',
  neverVerified: 'Ninguna todavía',
  backupSize: 'Tamaño',
  externalServices: 'Alrededor',
  externalServicesLead: 'Los servicios que el mercado necesita.',
  job: 'Trabajo',
  error: 'Qué pasó',
  state: 'Estado',
  when: 'Cuándo',
  actions: 'Acciones',
  tries: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
  again: (at: string) => `Se intentará otra vez: ${at}`,
  retry: 'Reintentar',
  retryOf: (job: string) => `Reintentar: ${job}`,
  discard: 'Descartar',
  discardOf: (job: string) => `Descartar: ${job}`,
  unknownError: 'Sin explicación',
  process: 'Proceso',
  build: 'Versión',
  seen: 'Última señal',
  clock: 'Reloj',
  memory: 'Memoria',
  number: (host: string, pid: number) => `${host} · ${pid}`,
  alive: 'En marcha',
  unready: 'Apartado',
  gone: 'Sin señales',
  clockRight: 'En hora',
  clockAhead: (seconds: string) => `${seconds} s adelantado`,
  clockBehind: (seconds: string) => `${seconds} s atrasado`,
  megabytes: (amount: string) => `${amount} MB`,
  schema: (number: number) => `esquema ${number}`,
  differs: (settings: string) => `No coincide con los demás: ${settings}.`,
  kind: 'Tipo',
  waiting: 'En espera',
  running: 'En curso',
  failing: 'Con fallos',
  givenUp: 'Por decidir',
  oldest: 'La espera más larga',
} as const;

export const jobKindText: Readonly<Record<JobKind, string>> = {
  mail: 'Correos',
  import: 'Importaciones',
  storeClock: 'Apertura y cierre de puestos',
  reminders: 'Avisos de apertura',
  uploads: 'Subidas a medias',
  pictures: 'Fotos sobrantes',
  housekeeping: 'Limpieza',
  backup: 'Copias de seguridad',
};

export const jobStateText: Readonly<Record<JobState, string>> = {
  waiting: 'En espera',
  leased: 'En curso',
  failed: 'Se reintentará',
  givenUp: 'Espera tu decisión',
  done: 'Hecho',
};

/** Name of a job: the e-mail with its recipient, the file of an import, or its kind. */
export function jobTitle({ kind, subject, recipient }: FailedJob): string {
  if (subject === null) return jobKindText[kind];
  return recipient === null ? subject : `${subject} (para ${recipient})`;
}

export const discardMessages = {
  question: (job: string) => `¿Descartar «${job}»?`,
  message: {
    mail: 'El correo no se enviará y su texto se borra para siempre.',
    other: 'No se volverá a intentar.',
  },
  confirm: 'Descartar',
  dismiss: 'Dejarlo aquí',
} as const;

const settingText: Readonly<Record<SharedSetting, string>> = {
  signingKey: 'la clave de firma',
  publicUrl: 'la dirección pública',
  storage: 'el lugar de los archivos',
};

/** Settings in which a process differs, as one sentence; null if it agrees. */
export const differenceText = ({ differs }: Pick<MarketProcess, 'differs'>): string | null =>
  differs.length === 0
    ? null
    : systemMessages.differs(differs.map((setting) => settingText[setting]).join(', '));

export const backupStateText: Readonly<Record<LastBackup['state'], string>> = {
  running: 'En curso',
  verified: 'Comprobada',
  failed: 'Ha fallado',
};

export const externalServiceText = {
  database: 'Base de datos',
  storage: 'Fotos y archivos',
  mail: 'Correo',
} as const;

export const externalServiceStateText: Readonly<Record<ExternalServiceState, string>> = {
  up: 'Responde',
  down: 'No responde',
  off: 'Sin configurar',
};

/** Failure message of a decision about a job. */
export const decisionFailureText = createFailureText<FailureOf<'retryJob'>['code']>({
  ...adminFailures,
  NOT_FOUND: 'Este trabajo ya no está.',
  INVALID_TRANSITION: 'Este trabajo ya ha cambiado: mira cómo ha quedado.',
});
