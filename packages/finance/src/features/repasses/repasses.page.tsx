import { type OpcoesRepasse, repasseCalls } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Button, Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copy } from '../../repasse/repasse.copy.ts';
import { useOpcoes } from '../../repasse/repasse.resource.ts';
import { ListaRepasses } from './lista-repasses.component.tsx';
import { Lotes, PagamentosRecebidos, Saldos } from './partes-repasses.component.tsx';
import { type Aba, ABAS, PARTES } from './repasses.model.ts';

const NovoLote = lazy(() =>
  import(/* webpackChunkName: "novoLote" */ '../../repasse/novo-lote.modal.tsx').then((m) => ({ default: m.NovoLoteModal })),
);
const Lote = lazy(() =>
  import(/* webpackChunkName: "loteDeRepasses" */ '../../repasse/lote-aberto.component.tsx').then((m) => ({ default: m.LoteAberto })),
);
const Retorno = lazy(() =>
  import(/* webpackChunkName: "retornoDoBanco" */ '../../repasse/retorno.component.tsx').then((m) => ({ default: m.Retorno })),
);

const [NOVO_LOTE, RETORNO] = ['lote', 'retorno'] as const;

/** `/financeiro/repasses?aba=`: what producers are owed and how it is paid; to a producer who signs in, what is theirs. */
export function RepassesPage() {
  const opcoes = useOpcoes();
  const { aba, open } = usePartes(PARTES);
  const may = useMay(repasseCalls.createLote);
  const produtor = opcoes.data?.produtor;
  const isCorretora = opcoes.data !== undefined && produtor === null;
  const here = { ...(aba && { aba }) };
  return (
    <Page
      routeId="repasses"
      titulo={produtor ? copy.meusTitulo : copy.titulo}
      descricao={produtor ? copy.meusDescricao(produtor.nome) : copy.descricao}
      busy={opcoes.isPending}
      actions={
        isCorretora &&
        may && (
          <>
            <Button onClick={() => open({ ...here, abrir: RETORNO })}>{copy.retorno.abrir}</Button>
            <Button variant="primary" onClick={() => open({ ...here, abrir: NOVO_LOTE })}>
              {copy.lotes.novo}
            </Button>
          </>
        )
      }
    >
      <LeituraRegistro leitura={opcoes} altura={480}>
        {(lidas) => <Partes opcoes={lidas} />}
      </LeituraRegistro>
    </Page>
  );
}

function Partes({ opcoes }: { opcoes: OpcoesRepasse }) {
  const [, setSearch] = useSearchParams();
  const { aba, ver, abrir, open } = usePartes(PARTES);
  const abas: readonly Aba[] = ABAS[opcoes.produtor === null ? 'corretora' : 'produtor'];
  const here = { ...(aba && { aba }) };
  const conteudo: Readonly<Record<Aba, () => ReactNode>> = {
    repasses: () => <ListaRepasses opcoes={opcoes} />,
    lotes: () => <Lotes ver={ver} onVer={(id) => open({ ...here, ver: id })} />,
    produtores: () => <Saldos />,
    pagamentos: () => <PagamentosRecebidos />,
  };
  return (
    <>
      <Tabs
        label={copy.abas}
        selected={abas.find((uma) => uma === aba) ?? 'repasses'}
        // what narrows one part says nothing of another
        onSelect={(qual) => setSearch(qual === 'repasses' ? {} : { aba: qual })}
        tabs={abas.map((id) => ({ id, label: copy.partes[id], content: conteudo[id]() }))}
      />
      {opcoes.produtor === null && (
        <Suspense fallback={null}>
          {ver && <Lote id={ver} contas={opcoes.contas} onClose={() => open(here)} />}
          {abrir === NOVO_LOTE && (
            <NovoLote opcoes={opcoes} onFeito={(id) => setSearch({ aba: 'lotes', ver: id })} onClose={() => open(here)} />
          )}
          {abrir === RETORNO && <Retorno onClose={() => open(here)} />}
        </Suspense>
      )}
    </>
  );
}
