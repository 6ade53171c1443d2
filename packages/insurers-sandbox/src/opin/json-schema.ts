/** A JSON Schema node. Only what the transcription below uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly nullable?: boolean;
}

type Props = Readonly<Record<string, JsonSchema>>;

export const obj = (required: Props, optional: Props = {}): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
/** An object that the standard closes to other properties. */
export const closed = (required: Props, optional: Props = {}): JsonSchema => ({ ...obj(required, optional), additionalProperties: false });
export const list = (items: JsonSchema, minItems = 0): JsonSchema => ({ type: 'array', items, minItems });
export const oneOf = (...options: JsonSchema[]): JsonSchema => ({ oneOf: options });
export const text = (maxLength?: number, pattern?: string): JsonSchema => ({
  type: 'string',
  ...(maxLength === undefined ? {} : { maxLength }),
  ...(pattern === undefined ? {} : { pattern }),
});
export const oneOfWords = (words: string): JsonSchema => ({ type: 'string', enum: words.split(' ') });
export const bool: JsonSchema = { type: 'boolean' };
export const number: JsonSchema = { type: 'number' };
export const integer: JsonSchema = { type: 'integer' };
export const anything: JsonSchema = {};
