import type { AjusteComercial } from '@balcao/domain';
import { Button, Cluster, Stack, Text, token } from '@balcao/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import styled from 'styled-components';
import { Limites } from './limites.component.tsx';
import { LinhaCompacta } from './linha-compacta.component.tsx';
import { LISTA } from './linha-look.ts';
import { coberturasComuns, compareOfertasPor, type Densidade, linhasDe } from './ordem-das-ofertas.model.ts';
import { Resultado, type ResultadoProps } from './resultado.component.tsx';
import { copy } from './resultados.copy.ts';
import { MAX_COMPARADAS, type Notas, type Ordem } from './resultados.model.ts';
import { useOrdemEstavel } from './use-ordem-estavel.ts';

export interface ListaDeResultadosProps
  extends Pick<
    ResultadoProps,
    | 'limiteSegundos'
    | 'pedido'
    | 'pagoCentavos'
    | 'onToggle'
    | 'onRemedio'
    | 'escolhidaEm'
    | 'onSimulate'
    | 'onRecalculateOnly'
    | 'hasAlternativas'
    | 'melhorOfertaId'
  > {
  /** What the list is called. */
  nome: string;
  lista: RefObject<HTMLDivElement | null>;
  visiveis: readonly ResultadoProps['resultado'][];
  versaoDe: ReadonlyMap<string, number>;
  ordem: Ordem;
  densidade: Densidade;
  notas: Notas | null;
  /** Offers chosen to be compared. */
  escolhidas: readonly string[];
  /** What would make each insurer take the terms it refused. */
  ajustes: ReadonlyMap<string, AjusteComercial>;
  /** How the run goes, above the rows; is given what is to be said beside it. */
  progresso: (espera: ReactNode) => ReactNode;
}

const SEM_NOTAS: Notas = new Map();

/** The offers in the order asked, in one line each or whole; who gave no price after them. */
export function ListaDeResultados(props: ListaDeResultadosProps) {
  const { nome, lista, visiveis, versaoDe, ordem, densidade, escolhidas, melhorOfertaId, ajustes, progresso, ...rest } = props;
  const { pedido, notas: dadas } = rest;
  const notas = dadas ?? SEM_NOTAS;
  const isCompacto = densidade === 'compacto';
  const compare = useMemo(() => compareOfertasPor({ ordem, notas, pedido }), [ordem, notas, pedido]);
  const emOrdem = useMemo(() => linhasDe(visiveis, { ordem, notas, densidade, pedido }), [visiveis, ordem, notas, densidade, pedido]);
  const { linhas, isPresa, release, leitor } = useOrdemEstavel(emOrdem, `${ordem} ${densidade} ${pedido?.forma} ${pedido?.n}`);
  const emTodas = useMemo(() => coberturasComuns(visiveis.flatMap(({ ofertas }) => ofertas)), [visiveis]);
  const comuns = useMemo(() => new Set(emTodas.map(({ codigo }) => codigo)), [emTodas]);
  const Linha = isCompacto ? LinhaCompacta : Resultado;
  return (
    <>
      {progresso(
        isPresa && (
          <Espera role="note">
            <Text size={12} isSoft>
              {copy.ordemPresa}
            </Text>
            <Button size="sm" variant="quiet" onClick={release}>
              {copy.reordenar}
            </Button>
          </Espera>
        ),
      )}
      {emTodas.length > 0 && !isCompacto && (
        <EmTodas>
          <Text size={12} isStrong>
            {copy.emTodas}
          </Text>
          <Limites coberturas={emTodas} />
        </EmTodas>
      )}
      <Container>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the list only learns whether somebody is reading it */}
        <Itens ref={lista} $compacto={isCompacto} role="list" aria-label={nome} tabIndex={-1} {...leitor}>
          {linhas.map(({ chave, resultado, oferta }) => (
            <div key={chave} role="listitem">
              <Linha
                {...rest}
                {...{ resultado, compare, comuns }}
                ofertaId={oferta?.id ?? null}
                ajusteCampo={ajustes.get(resultado.seguradora)?.campo}
                ajusteBps={ajustes.get(resultado.seguradora)?.limiteBps}
                versaoAnterior={versaoDe.get(resultado.seguradora) ?? null}
                melhorOfertaId={resultado.ofertas.some(({ id }) => id === melhorOfertaId) ? melhorOfertaId : null}
                escolhidas={resultado.ofertas
                  .map(({ id }) => id)
                  .filter((id) => escolhidas.includes(id))
                  .join(',')}
                canChoose={escolhidas.length < MAX_COMPARADAS}
              />
            </div>
          ))}
        </Itens>
      </Container>
    </>
  );
}

const Container = styled.div`
  container: ${LISTA} / inline-size;
`;

const Itens = styled.div<{ $compacto: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $compacto }) => ($compacto ? '0' : token('espaco3'))};
`;

const EmTodas = styled(Stack)`
  gap: ${token('espacoMeio')};
`;

/* no taller than the line it stands in: a line that came and went would move what is being read */
const Espera = styled(Cluster)`
  gap: ${token('espaco2')};
  margin-block: -4px;
`;
