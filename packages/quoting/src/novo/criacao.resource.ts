import { type Formulario, type Linha, quotingCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useRef, useState } from 'react';

export interface Criacao {
  readonly isBusy: boolean;
  readonly falha: FalhaRequisicao | null;
  /** @returns the id of the new orçamento, a copy of `duplicarDe` when given; null when it could not be opened. */
  create(linha: Linha, mais?: MaisDoNovo): Promise<string | null>;
}

/** What else is said of a new orçamento: another form than the line's own, the one it is a copy of, and whom it is for. */
export interface MaisDoNovo {
  readonly formulario?: Formulario;
  readonly duplicarDe?: string;
  /** The client whose data it begins with. */
  readonly seguradoId?: string;
}

/** Opens an orçamento. Pressed twice, or tried again after a lost answer, it still opens one; asked otherwise it is another intent. */
export function useCriacao(): Criacao {
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<FalhaRequisicao | null>(null);
  const intent = useRef<{ asked: string; idempotencyKey: string }>(null);
  const flight = useRef<Promise<string | null>>(null);
  const run = async (linha: Linha, mais: MaisDoNovo): Promise<string | null> => {
    setIsBusy(true);
    setFalha(null);
    const input = { linha, ...mais };
    const asked = JSON.stringify(input);
    if (intent.current?.asked !== asked) intent.current = { asked, idempotencyKey: crypto.randomUUID() };
    try {
      const { id } = await call(quotingCalls.createOrcamento, input, { idempotencyKey: intent.current.idempotencyKey });
      intent.current = null;
      return id;
    } catch (error) {
      setFalha(error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error }));
      return null;
    } finally {
      setIsBusy(false);
      flight.current = null;
    }
  };
  return {
    isBusy,
    falha,
    create: (linha, mais = {}) => {
      flight.current ??= run(linha, mais);
      return flight.current;
    },
  };
}
