import type { ResumoPainel } from '@balcao/contracts';
import { formatNumero } from '@balcao/domain';
import { above, Link, Money, token } from '@balcao/ui';
import { Kpi } from '@balcao/ui/tables';
import styled from 'styled-components';
import { copy } from './home.copy.ts';
import { type Links, percentualInteiro } from './home.model.ts';

export interface NumerosProps {
  resumo: ResumoPainel | null;
  links: Links;
}

/** Where the list of renewals stands on this page. */
export const ANCORA_RENOVACOES = 'renovacoes';

/** The figures of the day; each leads to what it counts. */
export function Numeros({ resumo, links }: NumerosProps) {
  const { orcamentosAbertos, renovacoes, mes } = resumo ?? vazio;
  const isLoading = resumo === null;
  return (
    <Tiles aria-label={copy.numeros}>
      <Kpi
        label={copy.abertos}
        value={formatNumero(orcamentosAbertos.total)}
        note={
          <>
            <span>{copy.aguardando(orcamentosAbertos.aguardandoCliente)}</span>
            {orcamentosAbertos.urgentes > 0 &&
              (links.urgentes ? (
                <Link href={links.urgentes}>{copy.urgentes(orcamentosAbertos.urgentes)}</Link>
              ) : (
                <Late>{copy.urgentes(orcamentosAbertos.urgentes)}</Late>
              ))}
          </>
        }
        isLoading={isLoading}
        {...(links.abertos && { href: links.abertos })}
      />
      <Kpi
        label={copy.renovacoes}
        value={formatNumero(renovacoes.total)}
        note={
          <>
            <span>
              <Money centavos={renovacoes.premioCentavos} /> {copy.emPremios}
            </span>
            {renovacoes.vencidas > 0 && <Late>{copy.vencidas(renovacoes.vencidas)}</Late>}
          </>
        }
        isLoading={isLoading}
        href={`#${ANCORA_RENOVACOES}`}
      />
      <Kpi
        label={copy.fechados}
        value={formatNumero(mes.fechados)}
        note={
          <span>
            <Money centavos={mes.premioFechadoCentavos} /> {copy.emPremios}
          </span>
        }
        isLoading={isLoading}
        {...(links.fechados && { href: links.fechados })}
      />
      <Kpi
        label={copy.conversao}
        value={percentualInteiro(mes.conversaoBps)}
        note={
          <>
            <span>{copy.decididos(mes.fechados, mes.decididos)}</span>
            <span>{copy.abertosNoMes(mes.orcamentos)}</span>
          </>
        }
        isLoading={isLoading}
      />
    </Tiles>
  );
}

const vazio: Pick<ResumoPainel, 'orcamentosAbertos' | 'renovacoes' | 'mes'> = {
  orcamentosAbertos: { total: 0, aguardandoCliente: 0, urgentes: 0, recentes: [] },
  renovacoes: { total: 0, vencidas: 0, premioCentavos: 0, proximas: [] },
  mes: { orcamentos: 0, fechados: 0, premioFechadoCentavos: 0, decididos: 0, conversaoBps: null },
};

const Tiles = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('espaco3')};
  /* a tile that waits is as tall as one that has come */
  grid-auto-rows: minmax(164px, auto);
  ${above(768)} {
    grid-auto-rows: minmax(128px, auto);
  }
  ${above(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('espaco4')};
  }
`;

const Late = styled.span`
  font-weight: ${token('pesoMedio')};
  color: ${token('perigoTexto')};
`;
