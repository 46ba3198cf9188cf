/** Error of a database whose schema this release cannot use or change; its message is one sentence for the operator. */
export class SchemaError extends Error {}
