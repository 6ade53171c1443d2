/** A refusal in the format of import-map-deployer: a status and a body, text or object. */
export class FachadaRecusa extends Error {
  override readonly name = 'FachadaRecusa';
  constructor(
    readonly status: number,
    readonly corpo: string | Readonly<Record<string, unknown>>,
  ) {
    super(typeof corpo === 'string' ? corpo : String(corpo['error'] ?? ''));
  }
}
