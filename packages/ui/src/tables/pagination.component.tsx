import { IconButton, IconeDireita, IconeEsquerda, screenOnly, token } from '@balcao/ui';
import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { copy } from './tables.copy.ts';

export interface PaginationProps {
  /** From 1. */
  pagina: number;
  /** Records per page. */
  tamanho: number;
  total: number;
  /** More match than `total` says: the pages go no further. */
  isTotalMinimo?: boolean | undefined;
  onChange: (pagina: number) => void;
  /** With it, the reader may choose how many per page. */
  onTamanho?: (tamanho: number) => void;
  tamanhos?: readonly number[];
}

const number = new Intl.NumberFormat('pt-BR');

/** Where one is in a long list. @example <Pagination pagina={2} tamanho={20} total={87} onChange={setPagina} /> */
export function Pagination({
  pagina,
  tamanho,
  total,
  isTotalMinimo = false,
  onChange,
  onTamanho,
  tamanhos = [10, 20, 50, 100],
}: PaginationProps) {
  const id = useId();
  const ultima = Math.max(1, Math.ceil(total / tamanho));
  const de = total === 0 ? 0 : (pagina - 1) * tamanho + 1;
  const ate = Math.min(total, pagina * tamanho);
  const intervalo = { de: number.format(de), ate: number.format(ate), total: number.format(total) };
  return (
    <Bar aria-label={copy.paginacao}>
      {onTamanho && (
        <Size>
          <label htmlFor={id}>{copy.porPagina}</label>
          <select id={id} value={tamanho} onChange={(event) => onTamanho(Number(event.target.value))}>
            {tamanhos.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </Size>
      )}
      <Where aria-live="polite">{isTotalMinimo ? copy.intervaloAberto(intervalo) : copy.intervalo(intervalo)}</Where>
      <Pages>
        <IconButton
          size="sm"
          label={copy.anterior}
          icon={<IconeEsquerda size={16} aria-hidden />}
          isDisabled={pagina <= 1}
          onClick={() => onChange(pagina - 1)}
        />
        {pagesAround(pagina, ultima).map((page, index, pages) => (
          <Fragment key={page}>
            {page - (pages[index - 1] ?? page) > 1 && <Gap aria-hidden>…</Gap>}
            <PageButton
              type="button"
              aria-label={copy.pagina(page)}
              aria-current={page === pagina ? 'page' : undefined}
              onClick={() => onChange(page)}
            >
              {number.format(page)}
            </PageButton>
          </Fragment>
        ))}
        <IconButton
          size="sm"
          label={copy.seguinte}
          icon={<IconeDireita size={16} aria-hidden />}
          isDisabled={pagina >= ultima}
          onClick={() => onChange(pagina + 1)}
        />
      </Pages>
    </Bar>
  );
}

// the first, the last and those near by
const pagesAround = (pagina: number, ultima: number): number[] =>
  Array.from({ length: ultima }, (_, index) => index + 1).filter((page) => page === 1 || page === ultima || Math.abs(page - pagina) <= 1);

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('espaco2')} ${token('espaco4')};
  padding: ${token('espaco2')} ${token('espaco4')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;

const Size = styled.div`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  margin-inline-end: auto;
  select {
    min-height: ${token('controleBaixo')};
    padding: 0 ${token('espaco1')};
    color: ${token('texto')};
    background: ${token('superficie')};
    border: 1px solid ${token('bordaForte')};
    border-radius: ${token('raio6')};
  }
`;

const Where = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Pages = styled.div`
  ${screenOnly}
  display: flex;
  gap: 2px;
`;

const Gap = styled.span`
  padding: 4px 2px;
`;

const PageButton = styled.button`
  min-width: ${token('controleBaixo')};
  height: ${token('controleBaixo')};
  padding: 0 ${token('espaco1')};
  font-variant-numeric: tabular-nums;
  color: ${token('texto')};
  background: none;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &:hover {
    background: ${token('realce')};
  }
  &[aria-current] {
    font-weight: ${token('pesoForte')};
    color: ${token('primariaTexto')};
    background: ${token('primariaSuave')};
  }
`;
