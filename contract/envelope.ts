import { array, type Infer, object, optional, string, unknown } from 'superstruct';

export const Status = object({ code: string(), message: optional(string()) });

/** The form of every failure, and of every success that is not flat. */
export const Envelope = object({
  status: optional(Status),
  data: optional(unknown()),
  errors: optional(array(object({ field: string(), message: string() }))),
  error: optional(string()),
});
export type Envelope = Infer<typeof Envelope>;
