/** What three of the standard's requests have alike of what is asked. */
interface Pedido {
  readonly data: {
    readonly quoteCustomer: { readonly identificationData?: Readonly<Record<string, unknown>> | undefined };
    readonly quoteData: object;
    readonly quoteCustomData?: unknown;
  };
}

/** What is asked, without the moment it was asked at: the same question has the same answer. */
export function questionOf({ data }: Pedido): object {
  const { updateDateTime: _moment, ...cliente } = data.quoteCustomer.identificationData ?? {};
  return { cliente, cotacao: data.quoteData, extensao: data.quoteCustomData };
}
