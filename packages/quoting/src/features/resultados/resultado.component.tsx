import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import type { FormaPedida } from '@balcao/domain';
import { Cluster, Heading, MarcaSeguradora, Skeleton, StatusTag, Tag, token, type Tone } from '@balcao/ui';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { Avisos, DadosDaResposta } from './dados-da-resposta.component.tsx';
import { Oferta } from './oferta.component.tsx';
import { Recusa, type RecusaProps } from './recusa.component.tsx';
import { copy, rotuloDoStatus } from './resultados.copy.ts';
import { decorridoMs, isPendente, type Notas } from './resultados.model.ts';
import { useAgora } from './use-agora.ts';

export interface ResultadoProps extends Pick<RecusaProps, 'onRemedio' | 'hasAlternativas' | 'ajusteCampo' | 'ajusteBps'> {
  resultado: ResultadoCotacao;
  limiteSegundos: number;
  /** The offer the row is of; null for who gave no price. */
  ofertaId: string | null;
  /** Which of two offers of an insurer comes first. */
  compare: (a: OfertaCotacao, b: OfertaCotacao) => number;
  /** Codes of the covers every offer has alike: said once above, and not here. */
  comuns: ReadonlySet<string>;
  /** The cheapest offer of the run, when it is of this insurer. */
  melhorOfertaId: string | null;
  /** Offers of this insurer chosen to be compared. */
  escolhidas: string;
  canChoose: boolean;
  onToggle: (ofertaId: string) => void;
  /** Number of the earlier run the answer is kept from; null when it is of the run shown. */
  versaoAnterior?: number | null;
  notas?: Notas | null;
  /** The form of payment the instalments are said in; null for the best without interest. */
  pedido: FormaPedida | null;
  /** What the policy being renewed costs; null where there is none, or nobody knows. */
  pagoCentavos?: number | null;
  /** When the client chose each offer they chose, by its id. */
  escolhidaEm?: ReadonlyMap<string, string>;
  onSimulate?: ((resultado: ResultadoCotacao, oferta: OfertaCotacao) => void) | undefined;
  /** Asks this insurer alone again, on the draft's terms. */
  onRecalculateOnly?: ((seguradora: string) => void) | undefined;
}

/** Tone of each state. */
export const tons: Readonly<Record<ResultadoCotacao['status'], Tone>> = {
  PENDENTE: 'neutro',
  CALCULANDO: 'info',
  OK: 'sucesso',
  RECUSADO: 'atencao',
  ERRO: 'perigo',
  TIMEOUT: 'perigo',
  CREDENCIAL: 'atencao',
  CANCELADO: 'neutro',
};

/** One offer with everything said of it, or one insurer from the first second to its reason. */
export const Resultado = memo(function Resultado(props: ResultadoProps) {
  const { resultado, limiteSegundos, melhorOfertaId, escolhidas, canChoose, onToggle, onRemedio, hasAlternativas } = props;
  const { ofertaId, comuns, versaoAnterior = null, notas, escolhidaEm, onSimulate, onRecalculateOnly } = props;
  const { seguradora, seguradoraNome, status } = resultado;
  const id = useId();
  const oferta = resultado.ofertas.find((uma) => uma.id === ofertaId);
  return (
    <Linha
      id={oferta ? undefined : `resultado-${seguradora}`}
      aria-labelledby={oferta ? `${id} ${id}-pacote` : id}
      data-status={status}
      tabIndex={-1}
    >
      <Cabeca>
        <MarcaSeguradora {...{ seguradora }} />
        <Heading level={2} size={3} {...{ id }}>
          {seguradoraNome}
        </Heading>
        <StatusTag tone={tons[status]} isLive={status === 'CALCULANDO'}>
          {rotuloDoStatus[status]}
        </StatusTag>
        {versaoAnterior !== null && <Tag tone="atencao">{copy.daVersao(versaoAnterior)}</Tag>}
        <Meta>
          {isPendente(resultado) && <Decorrido {...{ resultado, limiteSegundos }} />}
          <DadosDaResposta {...{ resultado, onRecalculateOnly }} />
        </Meta>
      </Cabeca>
      {isPendente(resultado) && <Skeleton height={40} />}
      {oferta && (
        <>
          <Oferta
            {...{ oferta, seguradora, seguradoraNome, canChoose, onToggle, comuns }}
            pedido={props.pedido}
            pagoCentavos={props.pagoCentavos ?? null}
            pacoteId={`${id}-pacote`}
            pontuacao={notas?.get(oferta.id) ?? null}
            onSimulate={onSimulate && ((simulada) => onSimulate(resultado, simulada))}
            doClienteEm={escolhidaEm?.get(oferta.id) ?? null}
            isMelhor={oferta.id === melhorOfertaId}
            isEscolhida={escolhidas.split(',').includes(oferta.id)}
          />
          <Avisos resultado={resultado} />
        </>
      )}
      <Recusa {...{ resultado, onRemedio, hasAlternativas }} ajusteCampo={props.ajusteCampo} ajusteBps={props.ajusteBps} />
    </Linha>
  );
});

/** How long an insurer has been calculating, second by second. */
export function Decorrido({ resultado, limiteSegundos }: Pick<ResultadoProps, 'resultado' | 'limiteSegundos'>) {
  const agora = useAgora(true);
  return <span>{copy.decorrido(decorridoMs(resultado, agora), limiteSegundos)}</span>;
}

const Linha = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;

const Cabeca = styled(Cluster)`
  gap: ${token('espaco1')} ${token('espaco3')};
`;

const Meta = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco3')};
  margin-inline-start: auto;
  font-size: ${token('texto12')};
  font-variant-numeric: tabular-nums;
  color: ${token('textoSuave')};
`;
