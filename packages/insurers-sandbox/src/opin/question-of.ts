/** Common part of three requests of the standard. */
interface Pedido {
  readonly data: {
    readonly quoteCustomer: { readonly identificationData?: Readonly<Record<string, unknown>> | undefined };
    readonly quoteData: object;
    readonly quoteCustomData?: unknown;
  };
}

/** The request without its moment, so that equal requests have equal answers. */
export function questionOf({ data }: Pedido): object {
  const { updateDateTime: _moment, ...cliente } = data.quoteCustomer.identificationData ?? {};
  return { cliente, cotacao: data.quoteData, extensao: data.quoteCustomData };
}
