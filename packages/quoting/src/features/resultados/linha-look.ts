import { screenOnly, token, visuallyHidden } from '@balcao/ui';
import styled from 'styled-components';

/** As wide as their own place, which is less than half a page where the form stands beside. */
export const LISTA = 'resultados';
const medio = `@container ${LISTA} (min-width: 800px)`;
const largo = `@container ${LISTA} (min-width: 1020px)`;
const folgado = `@container ${LISTA} (min-width: 1140px)`;
/** A price of six figures needs more than most: then its row alone gives way where it is narrow, and every row has room where it is wide. */
const numeros = '104px 112px 96px 88px';
const colunas = `minmax(100px, max-content) ${numeros}`;

/** One row in few lines: an article that may take the focus when what had it goes. */
export const Artigo = styled.article`
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-bottom-width: 0;
  [role='listitem']:first-child > & {
    border-start-start-radius: ${token('raio10')};
    border-start-end-radius: ${token('raio10')};
  }
  [role='listitem']:last-child > & {
    border-bottom-width: 1px;
    border-end-start-radius: ${token('raio10')};
    border-end-end-radius: ${token('raio10')};
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Grade = styled.div<{ $destaque?: boolean; $recuo?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'escolha quem total' 'dados dados dados' 'pe pe pe';
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco2')};
  padding: ${token('espacoMeio')} ${token('espaco2')};
  ${({ $destaque }) => $destaque && `box-shadow: inset 3px 0 ${token('sucesso')};`}
  ${({ $recuo }) => $recuo && `background: ${token('superficieSuave')}; border-top: 1px dashed ${token('borda')};`}
  ${medio} {
    row-gap: 0;
    grid-template-columns: 58px minmax(0, 1fr) ${colunas};
    grid-template-areas: 'escolha quem total parcela franquia comissao estado' '. acoes acoes acoes acoes acoes acoes';
  }
  ${largo} {
    grid-template-columns: 58px minmax(0, 1fr) ${colunas} 282px;
    grid-template-areas: 'escolha quem total parcela franquia comissao estado acoes';
  }
  ${folgado} {
    grid-template-columns: 58px minmax(0, 1fr) 124px ${numeros} 282px;
  }
`;

/** Of who gave no price: what happened takes the place of the numbers. */
export const GradeSemPreco = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'escolha quem estado' 'motivo motivo motivo' 'acoes acoes acoes';
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco2')};
  min-height: 40px;
  padding: ${token('espacoMeio')} ${token('espaco2')};
  ${medio} {
    row-gap: 0;
    grid-template-columns: 58px minmax(120px, 1fr) minmax(0, 2fr) auto;
    grid-template-areas: 'escolha quem motivo estado' '. acoes acoes acoes';
  }
  ${largo} {
    grid-template-columns: 58px minmax(0, 1fr) 100px ${numeros} 282px;
    grid-template-areas: 'escolha quem motivo motivo motivo estado estado acoes';
  }
  ${folgado} {
    grid-template-columns: 58px minmax(0, 1fr) 124px ${numeros} 282px;
  }
`;

export const Escolha = styled.div`
  display: flex;
  grid-area: escolha;
  align-items: center;
  gap: ${token('espaco1')};
  ${medio} {
    justify-content: space-between;
  }
`;

export const Quem = styled.div`
  grid-area: quem;
  min-width: 0;
`;

/** Who made the offer. */
export const Nome = styled.h2`
  margin: 0;
  font-size: ${token('texto14')};
  font-weight: ${token('pesoForte')};
  line-height: 20px;
  overflow-wrap: anywhere;
`;

/** Under the name: package, run, what else there is. */
export const Sob = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('espaco2')};
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('textoSuave')};
`;

/** The numbers beside the price: cells of the row where it is wide, a line of their own where it is not. */
export const Dados = styled.div`
  display: grid;
  grid-area: dados;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: 0 ${token('espaco2')};
  ${medio} {
    display: contents;
  }
`;

export const Celula = styled.div<{ $area: string }>`
  display: flex;
  flex-direction: column-reverse;
  min-width: 0;
  font-size: ${token('texto12')};
  font-variant-numeric: tabular-nums;
  ${medio} {
    grid-area: ${({ $area }) => $area};
    font-size: ${token('texto13')};
  }
`;

/** What the brokerage earns: not for the paper, which is handed to the client. */
export const Comissao = styled(Celula).attrs({ $area: 'comissao' })`
  ${screenOnly}
`;

/** The price: beside the name at any width. */
export const Total = styled(Celula).attrs({ $area: 'total' })`
  grid-area: total;
  text-align: end;
  ${medio} {
    text-align: start;
  }
`;

export const Rotulo = styled.div`
  font-size: ${token('texto12')};
  line-height: 15px;
  color: ${token('textoSuave')};
`;

export const Valor = styled.div<{ $forte?: boolean }>`
  line-height: 15px;
  white-space: nowrap;
  ${medio} {
    line-height: 20px;
  }
  ${({ $forte }) => $forte && `&& { font-size: ${token('texto16')}; line-height: 20px; }`}
`;

/** What stands under the numbers where it is narrow. */
export const Pe = styled.div`
  display: flex;
  grid-area: pe;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco1')};
  ${medio} {
    display: contents;
  }
`;

/** Words there is no room for beside others where it is narrow: heard, and seen where it is wide. */
export const SeCouber = styled.span`
  @container ${LISTA} (max-width: 799.98px) {
    ${visuallyHidden}
  }
`;

export const Estado = styled.div`
  display: flex;
  grid-area: estado;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('espaco1')};
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('textoSuave')};
  ${medio} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const Motivo = styled.div`
  grid-area: motivo;
  min-width: 0;
  font-size: ${token('texto12')};
  line-height: 16px;
  overflow-wrap: anywhere;
`;

/** At most two lines: the rest is one press away. */
export const DuasLinhas = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Acoes = styled.div`
  display: flex;
  grid-area: acoes;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('espaco1')};
  @container ${LISTA} (max-width: 799.98px) {
    /* the words say it: a line of buttons has no room for more */
    [aria-haspopup] svg {
      display: none;
    }
  }
  ${screenOnly}
`;

export const Aberto = styled.div`
  padding: ${token('espaco2')} ${token('espaco3')} ${token('espaco3')};
  border-top: 1px solid ${token('borda')};
  &[hidden] {
    display: none;
  }
`;

export const Faixa = styled.div`
  padding: ${token('espaco1')} ${token('espaco2')} 0;
`;

/** Small enough to stand under a name, large enough for a finger (WCAG 2.5.8). */
export const BotaoDeTexto = styled.button`
  /* its foot reaches into the next line, over which it is pressed too */
  position: relative;
  min-height: 24px;
  margin-block: -4px;
  padding: 0 ${token('espaco1')};
  font: inherit;
  font-weight: ${token('pesoMedio')};
  color: ${token('primariaTexto')};
  background: none;
  border: 0;
  border-radius: ${token('raio4')};
  cursor: pointer;
  &:hover {
    background: ${token('primariaSuave')};
  }
  &:focus-visible {
    outline: 2px solid ${token('foco')};
  }
  ${screenOnly}
`;
