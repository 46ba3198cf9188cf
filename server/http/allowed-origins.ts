import type { Config } from '../config.ts';
import type { AllowedOrigins } from './security-headers.ts';

/** What the script of Google's bot check loads the rest of itself from. */
const GSTATIC = 'https://www.gstatic.com';

/** What the configuration adds to our own origin: the bucket, Google's bot check, other API bases. */
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
