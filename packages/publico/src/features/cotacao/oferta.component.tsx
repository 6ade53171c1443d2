import type { CotacaoPublica, PagamentoDoCliente } from '@balcao/contracts';
import { Button, Heading, MarcaSeguradora, Money, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './cotacao.copy.ts';
import { type Destaque, destaquesOf, detalhesOf } from './cotacao.model.ts';

export interface OfertaProps {
  cotacao: CotacaoPublica;
  oferta: CotacaoPublica['ofertas'][number];
  /** Absent when it cannot be chosen any more. */
  onEscolher?: (() => void) | undefined;
}

/** The button that chooses an offer, by the offer's id. */
export const botaoDe = (ofertaId: string): string => `quero-${ofertaId}`;

/** One offer for the client: insurer, price and validity, with all details on demand. */
export function Oferta({ cotacao, oferta, onEscolher }: OfertaProps) {
  const { id, seguradora, slug, pacote, premioTotalCentavos, periodicidade, validade, vencida, inicioPassado, pagamento } = oferta;
  const isEscolhida = cotacao.aceite?.ofertaId === id;
  return (
    <Cartao $escolhida={isEscolhida} aria-label={`${seguradora}, ${pacote}`}>
      {isEscolhida && (
        <span>
          <StatusTag tone="sucesso">{copy.escolhida}</StatusTag>
        </span>
      )}
      <Quem>
        {slug && <MarcaSeguradora seguradora={slug} size={36} />}
        <div>
          <Heading level={2}>{seguradora}</Heading>
          <Text isSoft>{pacote}</Text>
        </div>
      </Quem>
      <div>
        <Preco>
          <Money centavos={premioTotalCentavos} isStrong />
        </Preco>
        <Text size={13} isSoft>
          {copy.total[periodicidade]}
        </Text>
      </div>
      {pagamento && <Pagamento pagamento={pagamento} />}
      {vencida && (
        <Text size={13} tone="atencao" isStrong>
          {inicioPassado ? copy.inicioPassado(cotacao.vigencia?.de ?? null) : copy.vencida(validade)}
        </Text>
      )}
      {!vencida && validade && <Text size={13}>{copy.validade(validade)}</Text>}
      <Destaques destaques={destaquesOf(cotacao, id)} />
      <details open={cotacao.ofertas.length === 1}>
        <summary>{copy.detalhes}</summary>
        {detalhesOf(cotacao, id).map(({ titulo, linhas }) => (
          <Grupo key={titulo}>
            <Heading level={3}>{titulo}</Heading>
            <dl>
              {linhas.map(({ rotulo, valor }) => (
                <Linha key={rotulo}>
                  <dt>{rotulo}</dt>
                  <dd>{valor.replaceAll('R$ ', 'R$\u00a0')}</dd>
                </Linha>
              ))}
            </dl>
          </Grupo>
        ))}
      </details>
      {onEscolher && !vencida && (
        <Button id={botaoDe(id)} variant="primary" isWide aria-label={copy.querer(seguradora, pacote)} onClick={onEscolher}>
          {copy.quero}
        </Button>
      )}
    </Cartao>
  );
}

/** The most important rows, visible without opening the card. */
function Destaques({ destaques }: { destaques: readonly Destaque[] }) {
  if (destaques.length === 0) return null;
  return (
    <Formas aria-label={copy.destaques}>
      {destaques.map(({ rotulo, valor }) => (
        <Linha key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor.replaceAll('R$ ', 'R$\u00a0')}</dd>
        </Linha>
      ))}
    </Formas>
  );
}

/** Payment options: at once, and in instalments without interest. */
function Pagamento({ pagamento: { aVistaCentavos, semJuros } }: { pagamento: PagamentoDoCliente }) {
  if (aVistaCentavos === null && !semJuros) return null;
  return (
    <Formas aria-label={copy.pagamento}>
      {aVistaCentavos !== null && (
        <Linha>
          <dt>{copy.aVista}</dt>
          <dd>
            <Money centavos={aVistaCentavos} />
          </dd>
        </Linha>
      )}
      <Linha>
        <dt>{semJuros ? copy.semJuros(semJuros.n) : copy.parcelado}</dt>
        <dd>{semJuros ? copy.parcelas(semJuros) : copy.semParcelamento}</dd>
      </Linha>
    </Formas>
  );
}

const Cartao = styled.article<{ $escolhida: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  padding: ${token('espaco4')};
  background: ${token('superficie')};
  border: ${({ $escolhida }) => ($escolhida ? '2px' : '1px')} solid ${({ $escolhida }) => ($escolhida ? token('sucesso') : token('borda'))};
  border-radius: ${token('raio10')};
  summary {
    min-height: 44px;
    padding: ${token('espaco2')} 0;
    cursor: pointer;
  }
`;

const Quem = styled.div`
  display: flex;
  gap: ${token('espaco3')};
  align-items: center;
`;

const Preco = styled.div`
  font-size: ${token('texto22')};
`;

const Formas = styled.dl`
  margin: 0;
`;

const Grupo = styled.section`
  margin-top: ${token('espaco3')};
`;

const Linha = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('espaco4')};
  padding: ${token('espaco1')} 0;
  font-size: ${token('texto13')};
  border-bottom: 1px solid ${token('borda')};
  dt {
    /* no narrower than its longest word */
    flex: 1 1 auto;
    min-width: min-content;
    color: ${token('textoSuave')};
    overflow-wrap: break-word;
  }
  dd {
    /* the name gives way before a price, and what is longer than a price before a word of the name */
    flex: 0 1 auto;
    max-width: 65%;
    margin: 0;
    text-align: right;
    white-space: pre-line;
    overflow-wrap: break-word;
  }
`;
