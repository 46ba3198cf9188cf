import type { Config } from '../config.ts';
import type { AllowedOrigins } from './security-headers.ts';

/** Origin of further scripts of Google's bot check. */
const GSTATIC = 'https://www.gstatic.com';

/**
 * Additional origins from the configuration: Google's bot check, other API origins. The bucket is none of them, because
 * pictures and uploads pass through the server (docs/decisions/013).
 */
export function allowedOriginsOf({
  captcha,
  apiOrigins,
}: Pick<Config, 'captcha' | 'apiOrigins'>): AllowedOrigins {
  const google = captcha.provider === 'recaptcha' ? [captcha.origin, GSTATIC] : [];
  return {
    scripts: google,
    frames: google,
    connections: [...apiOrigins, ...google],
  };
}
