import type { Config } from '../config.ts';
import type { AllowedOrigins } from './security-headers.ts';

/** Origin of further scripts of Google's bot check. */
const GSTATIC = 'https://www.gstatic.com';

/** Additional origins from the configuration: bucket, Google's bot check, other API origins. */
export function allowedOriginsOf({ s3, captcha, apiOrigins }: Config): AllowedOrigins {
  const google = captcha.provider === 'recaptcha' ? [captcha.origin, GSTATIC] : [];
  const bucket = s3 ? [new URL(s3.endpoint).origin] : [];
  return {
    scripts: google,
    frames: google,
    connections: [...apiOrigins, ...bucket, ...google],
    images: bucket,
  };
}
