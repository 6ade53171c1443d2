import type { OfertaCotacao } from '@balcao/contracts';
import { type ReactNode, useId, useState } from 'react';
import { copy } from './resultados.copy.ts';
import { Avisos, DadosDaResposta } from './dados-da-resposta.component.tsx';
import { BotaoDeTexto } from './linha-look.ts';
import { OfertaEmLinha } from './oferta-em-linha.component.tsx';
import { outrasDe } from './ordem-das-ofertas.model.ts';
import type { ResultadoProps } from './resultado.component.tsx';

/** The best offer of an insurer, and its other packages in place when asked for. */
export function LinhaComPreco(props: ResultadoProps & { oferta: OfertaCotacao }) {
  const { resultado, oferta, escolhidas, escolhidaEm, compare } = props;
  const outras = outrasDe(resultado, oferta.id, compare);
  const chosen = escolhidas.split(',');
  const id = useId();
  const [asked, setAsked] = useState<boolean | null>(null);
  // what was ticked here, or by the client, is never out of sight
  const isOpen = asked ?? outras.some((outra) => chosen.includes(outra.id) || escolhidaEm?.has(outra.id));
  const linhaDe = (uma: OfertaCotacao, pacotes: ReactNode, isOutra: boolean) => (
    <OfertaEmLinha
      key={uma.id}
      {...props}
      oferta={uma}
      {...{ isOutra, pacotes }}
      isEscolhida={chosen.includes(uma.id)}
      resposta={
        isOutra ? null : (
          <>
            <Avisos {...{ resultado }} />
            <DadosDaResposta {...{ resultado }} onRecalculateOnly={props.onRecalculateOnly} />
          </>
        )
      }
    />
  );
  return (
    <>
      {linhaDe(
        oferta,
        outras.length > 0 && (
          <BotaoDeTexto
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={copy.maisPacotesDe(outras.length, resultado.seguradoraNome)}
            onClick={() => setAsked(!isOpen)}
          >
            {copy.maisPacotes(outras.length)}
          </BotaoDeTexto>
        ),
        false,
      )}
      <div id={id} role="group" aria-label={copy.outrosPacotesDe(resultado.seguradoraNome)} hidden={!isOpen}>
        {isOpen && outras.map((outra) => linhaDe(outra, null, true))}
      </div>
    </>
  );
}
