import { navigateTo, useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, Cluster, Page, Skeleton } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { copy as atos } from '../../atos-segurado/atos-segurado.copy.ts';
import { ListaSegurados } from './lista-segurados.component.tsx';
import { copy, palavras } from './segurados.copy.ts';
import { PARTES } from './segurados.model.ts';
import { segurados, useOpcoes } from './segurados.resource.ts';

/** The whole view weighs on nobody who looks at the list. */
export const visaoAberta = page(() =>
  import(/* webpackChunkName: "segurado" */ './visao-segurado.component.tsx').then((m) => m.VisaoAberta),
);

/** So do two records side by side, and the pairs that may be one. */
export const comparacaoAberta = page(() =>
  import(/* webpackChunkName: "juntar" */ './comparacao-segurados.component.tsx').then((m) => m.ComparacaoAberta),
);
export const duplicadosAbertos = page(() =>
  import(/* webpackChunkName: "juntar" */ './duplicados.component.tsx').then((m) => m.Duplicados),
);

const oportunidadesAbertas = page(() =>
  import(/* webpackChunkName: "oportunidades" */ '../../atos-segurado/oportunidades.component.tsx').then((m) => m.Oportunidades),
);

export const importacaoAberta = page(() =>
  import(/* webpackChunkName: "importar" */ './importacao-segurados.component.tsx').then((m) => m.ImportacaoAberta),
);

const onNovo = () => navigateTo('/segurados/novo');

/** `/segurados/painel?id=`: the clients, the whole view of one, two side by side, or pairs that may be one. */
export function PainelPage() {
  const { id, juntar, duplicados, oportunidades, importacao, open } = usePartes(PARTES);
  const isAdministrador = useSession()?.administrador === true;
  const lista = segurados.useLista();
  const opcoes = useOpcoes();
  if (id || duplicados || oportunidades || importacao)
    return (
      <Suspense fallback={<Chegando />}>
        {id && juntar && <comparacaoAberta.Component />}
        {id && !juntar && <visaoAberta.Component />}
        {!id && duplicados && <duplicadosAbertos.Component />}
        {!id && !duplicados && oportunidades && <oportunidadesAbertas.Component />}
        {!id && !duplicados && !oportunidades && <importacaoAberta.Component />}
      </Suspense>
    );
  return (
    <Page
      routeId="seguradosPainel"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <Cluster gap={2}>
          {isAdministrador && <ButtonLink href="/segurados/painel?importacao=novo">{copy.importacao.abrir}</ButtonLink>}
          <ButtonLink href="/segurados/painel?oportunidades=sim">{atos.oportunidades.abrir}</ButtonLink>
          <ButtonLink href="/segurados/painel?duplicados=sim">{copy.duplicados.abrir}</ButtonLink>
          <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
            {palavras.novo}
          </Button>
        </Cluster>
      }
    >
      <ListaSegurados lista={lista} opcoes={opcoes.data} onOpen={(aberto) => open({ id: aberto })} onNovo={onNovo} />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="seguradosPainel" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);
