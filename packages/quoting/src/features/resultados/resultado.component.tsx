import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { Button, Cluster, Heading, Skeleton, StatusTag, Tag, Text, token, type Tone } from '@balcao/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { Oferta } from './oferta.component.tsx';
import { Recusa, type RecusaProps } from './recusa.component.tsx';
import { copy, rotuloDoStatus } from './resultados.copy.ts';
import { decorridoMs, isPendente, type Notas, pacotesDe } from './resultados.model.ts';
import { useAgora } from './use-agora.ts';

export interface ResultadoProps extends Pick<RecusaProps, 'onRemedio' | 'hasAlternativas'> {
  resultado: ResultadoCotacao;
  limiteSegundos: number;
  /** The cheapest offer of the run, when it is of this insurer. */
  melhorOfertaId: string | null;
  /** Offers of this insurer chosen to be compared. */
  escolhidas: string;
  canChoose: boolean;
  onToggle: (ofertaId: string) => void;
  /** Number of the earlier run the answer is kept from; null when it is of the run shown. */
  versaoAnterior?: number | null;
  notas?: Notas | null;
  /** When the client chose each offer they chose, by its id. */
  escolhidaEm?: ReadonlyMap<string, string>;
  onSimular?: ((resultado: ResultadoCotacao, oferta: OfertaCotacao) => void) | undefined;
  /** Asks this insurer alone again, on the draft's terms. */
  onRecalcularSo?: ((seguradora: string) => void) | undefined;
}

const tons: Readonly<Record<ResultadoCotacao['status'], Tone>> = {
  PENDENTE: 'neutro',
  CALCULANDO: 'info',
  OK: 'sucesso',
  RECUSADO: 'atencao',
  ERRO: 'perigo',
  TIMEOUT: 'perigo',
  CREDENCIAL: 'atencao',
  CANCELADO: 'neutro',
};

/** One insurer's row, from the first second to its price or its reason. */
export const Resultado = memo(function Resultado(props: ResultadoProps) {
  const { resultado, limiteSegundos, melhorOfertaId, escolhidas, canChoose, onToggle, onRemedio, hasAlternativas } = props;
  const { versaoAnterior = null, notas, escolhidaEm, onSimular, onRecalcularSo } = props;
  const { seguradora, seguradoraNome, status, numeroCalculo, tempoMs, tentativas } = resultado;
  const chosen = escolhidas.split(',');
  return (
    <Linha aria-labelledby={`resultado-${seguradora}`} data-status={status}>
      <Cabeca>
        <Heading level={2} size={3} id={`resultado-${seguradora}`}>
          {seguradoraNome}
        </Heading>
        <StatusTag tone={tons[status]} isLive={status === 'CALCULANDO'}>
          {rotuloDoStatus[status]}
        </StatusTag>
        {versaoAnterior !== null && <Tag tone="atencao">{copy.daVersao(versaoAnterior)}</Tag>}
        <Meta>
          {isPendente(resultado) ? (
            <Decorrido resultado={resultado} limiteSegundos={limiteSegundos} />
          ) : (
            <>
              {numeroCalculo && <span>{`${copy.numero} ${numeroCalculo}`}</span>}
              {tempoMs !== null && <span>{copy.respondeuEm(tempoMs)}</span>}
              {tentativas > 1 && <span>{copy.tentativas(tentativas)}</span>}
              {onRecalcularSo && resultado.ofertas.length > 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={copy.recalcularSoDe(seguradoraNome)}
                  onClick={() => onRecalcularSo(seguradora)}
                >
                  {copy.recalcularSo}
                </Button>
              )}
            </>
          )}
        </Meta>
      </Cabeca>
      {isPendente(resultado) && <Skeleton height={40} />}
      {pacotesDe(resultado).map((oferta) => (
        <Oferta
          key={oferta.id}
          {...{ oferta, seguradoraNome, canChoose, onToggle }}
          validade={resultado.validade}
          pontuacao={notas?.get(oferta.id) ?? null}
          onSimular={onSimular && ((simulada) => onSimular(resultado, simulada))}
          doClienteEm={escolhidaEm?.get(oferta.id) ?? null}
          isMelhor={oferta.id === melhorOfertaId}
          isEscolhida={chosen.includes(oferta.id)}
        />
      ))}
      {resultado.ofertas.length > 0 && <Avisos resultado={resultado} />}
      <Recusa {...{ resultado, onRemedio, hasAlternativas }} />
    </Linha>
  );
});

function Decorrido({ resultado, limiteSegundos }: Pick<ResultadoProps, 'resultado' | 'limiteSegundos'>) {
  const agora = useAgora(true);
  return <span>{copy.decorrido(decorridoMs(resultado, agora), limiteSegundos)}</span>;
}

/** What the insurer says beside a price. */
const Avisos = ({ resultado: { mensagens } }: Pick<ResultadoProps, 'resultado'>) => (
  <>
    {mensagens.map(({ codigo, texto }) => (
      <Text key={codigo} size={13} tone="atencao">
        {texto}
      </Text>
    ))}
  </>
);

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
