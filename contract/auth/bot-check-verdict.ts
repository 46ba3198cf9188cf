import type { BotCheckAnswer, BotVerdict } from './bot-check.ts';
import type { BotCheckRule } from './bot-check-profile.ts';

/** Result of a bot check that used all its attempts (R8.4). */
const UNPROVEN = { success: false, score: 0, valid: false, risk_level: 'high' } as const;

/** Minimum scores for low and medium risk; below them the risk is high. */
const RISKS = { low: 0.7, medium: 0.3 } as const;

export interface JudgedBotCheck extends BotCheckAnswer {
  shouldProceed: boolean;
  recommendedAction: 'allow' | 'challenge' | 'block';
  message: string;
}

/** Messages of the bot check, for users and other API clients (R4.7, R8.3–R8.5). */
export const botCheckMessages = {
  allowed: 'Verificación superada',
  challenged: 'Se recomienda verificación adicional',
  suspected: 'Actividad sospechosa detectada',
  failed: 'Validación de reCAPTCHA falló',
  scriptTimeout: 'Script load timeout',
  scriptError: 'Script load error',
  readinessTimeout: 'reCAPTCHA readiness timeout',
  executeTimeout: 'reCAPTCHA execute timeout',
  invalidToken: 'reCAPTCHA token invalid',
  checkTimeout: 'reCAPTCHA validation timeout',
  refused: 'No hemos podido comprobar que eres una persona. Vuelve a intentarlo.',
  scriptFailed: (attempts: number, reason: string) =>
    `Failed to load reCAPTCHA script after ${attempts} attempts. Last error: ${reason}`,
  generationFailed: (reason: string) =>
    `Error detectado en el navegador del cliente durante la generación del token: ${reason}`,
  validationFailed: (reason: string) => `reCAPTCHA validation failed: ${reason}`,
  httpError: (status: number) => `HTTP error! status: ${status}`,
};

export function riskOf(score: number): BotCheckAnswer['risk_level'] {
  if (score >= RISKS.low) return 'low';
  return score >= RISKS.medium ? 'medium' : 'high';
}

/** True if the answer is valid and its score reaches the action's minimum (R5.25). */
export const isPassed = ({ valid, score }: BotCheckAnswer, { minScore }: Pick<BotCheckRule, 'minScore'>) =>
  valid && score >= minScore;

function recommend(answer: BotCheckAnswer, rule: Pick<BotCheckRule, 'minScore'>) {
  if (answer.risk_level === 'low' && isPassed(answer, rule)) {
    return { recommendedAction: 'allow', message: botCheckMessages.allowed } as const;
  }
  return answer.risk_level === 'medium'
    ? ({ recommendedAction: 'challenge', message: botCheckMessages.challenged } as const)
    : ({ recommendedAction: 'block', message: botCheckMessages.suspected } as const);
}

/** Evaluation of the server's bot check answer (R4.7, R5.25). A low score blocks only if the check is required. */
export const judgeBotCheck = (
  answer: BotCheckAnswer,
  rule: Pick<BotCheckRule, 'minScore' | 'isRequired'>,
): JudgedBotCheck => ({
  ...answer,
  shouldProceed: isPassed(answer, rule) || !rule.isRequired,
  ...recommend(answer, rule),
});

/** Evaluation of a check that ran out of attempts or time: blocked, score 0, with the last reason (R8.4). */
export const judgeFailedBotCheck = (reason: string | null): JudgedBotCheck => ({
  ...UNPROVEN,
  shouldProceed: false,
  recommendedAction: 'block',
  message: reason ?? botCheckMessages.failed,
});

/** Form verdict for an evaluated bot check. */
export const verdictOf = (judged: JudgedBotCheck, token: string | null): BotVerdict =>
  judged.shouldProceed ? { verdict: 'proceed', token } : { verdict: 'blocked', message: judged.message };

/** Form verdict for a failed bot check: the check is skipped, unless it is required (R8.3). */
export const verdictOnFailure = (
  { message }: JudgedBotCheck,
  { isRequired }: Pick<BotCheckRule, 'isRequired'>,
): BotVerdict =>
  isRequired
    ? { verdict: 'blocked', message: botCheckMessages.validationFailed(message) }
    : { verdict: 'proceed', token: null };
