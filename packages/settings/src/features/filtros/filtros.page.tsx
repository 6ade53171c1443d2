import { addressOf, type FiltroSalvo, ListaFiltrada, settingsRoutes } from '@balcao/contracts';
import { navigateTo, useSession } from '@balcao/shared';
import { ButtonLink, Card, EmptyState, Page } from '@balcao/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeituraRegistro } from '@balcao/ui/records';
import { copy } from './filtros.copy.ts';
import { enderecoDaLista, listasDe } from './filtros.model.ts';
import { useFiltro } from './filtros.resource.ts';
import { FormFiltro } from './form-filtro.component.tsx';

/** `/filtros/novo?lista=&filtro=`: a filter of a list as conditions; with `filtro`, one that is kept. */
export function FiltrosPage() {
  const sessao = useSession();
  const [search] = useSearchParams();
  const listas = sessao ? listasDe(sessao) : [];
  const pedida = ListaFiltrada.safeParse(search.get('lista')).data;
  const lista = pedida && listas.includes(pedida) ? pedida : listas[0];
  const filtro = search.get('filtro');
  if (!lista) {
    return (
      <Moldura titulo={copy.titulo}>
        <Card>
          <EmptyState titulo={copy.semLista}>{copy.semListaTexto}</EmptyState>
        </Card>
      </Moldura>
    );
  }
  if (filtro) return <Edicao key={filtro} id={filtro} lista={lista} listas={listas} />;
  return (
    <Moldura titulo={copy.titulo} lista={lista} descricao={copy.descricao}>
      <FormFiltro key={lista} gravado={null} lista={lista} listas={listas} onSalvo={irPara} />
    </Moldura>
  );
}

const irPara = (salvo: FiltroSalvo) => navigateTo(enderecoDaLista(salvo.lista, salvo));

interface MolduraProps {
  titulo: string;
  lista?: ListaFiltrada;
  descricao?: string;
  busy?: boolean;
  children: ReactNode;
}

const Moldura = ({ titulo, lista, descricao, busy = false, children }: MolduraProps) => (
  <Page
    routeId="filtrosNovo"
    titulo={titulo}
    descricao={descricao}
    busy={busy}
    voltar={lista && { href: enderecoDaLista(lista), texto: copy.listas[lista] }}
    isNarrow
  >
    {children}
  </Page>
);

interface EdicaoProps {
  id: string;
  lista: ListaFiltrada;
  listas: readonly ListaFiltrada[];
}

/** One that is kept: it is looked for first in the list the address names. */
function Edicao({ id, lista, listas }: EdicaoProps) {
  const leitura = useFiltro(id, [lista, ...listas.filter((outra) => outra !== lista)]);
  const { data, error } = leitura;
  return (
    <Moldura titulo={copy.tituloDe} lista={data?.lista ?? lista} busy={data === undefined && !error}>
      {data === null ? (
        <Card role="alert">
          <EmptyState
            titulo={copy.perdido}
            action={<ButtonLink href={`${addressOf(settingsRoutes, 'filtrosNovo')}?lista=${lista}`}>{copy.criar}</ButtonLink>}
          />
        </Card>
      ) : (
        <LeituraRegistro leitura={leitura as typeof leitura & { data: FiltroSalvo | undefined }} altura={560}>
          {(gravado) =>
            gravado.meu ? (
              <FormFiltro gravado={gravado} lista={gravado.lista} listas={listas} onSalvo={irPara} />
            ) : (
              <Card>
                <EmptyState
                  titulo={copy.deOutro(gravado.dono)}
                  action={<ButtonLink href={enderecoDaLista(gravado.lista, gravado)}>{copy.verLista}</ButtonLink>}
                >
                  {copy.deOutroTexto}
                </EmptyState>
              </Card>
            )
          }
        </LeituraRegistro>
      )}
    </Moldura>
  );
}
