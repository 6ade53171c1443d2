import { documentoCalls, type DocumentoResumo, TipoDocumento } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { useEnviosPara } from '@balcao/shared/documents';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, Card, EmptyState, Page, Stack } from '@balcao/ui';
import { Envios, tipos } from '@balcao/ui/documents';
import { Select } from '@balcao/ui/forms';
import { Lista } from '@balcao/ui/lists';
import { Drawer } from '@balcao/ui/overlays';
import { useDocumentos } from '../../documentos/documentos.resource.ts';
import { colunas } from './colunas-documentos.component.tsx';
import { copy } from './documentos.copy.ts';
import { LoteDocumentos } from './lote-documentos.component.tsx';
import { PainelDocumento } from './painel-documento.component.tsx';

const PARTES = ['documento'] as const;
const TODOS = 'TODOS';
const porTipo = [
  { value: TODOS, label: copy.filtros.todosTipos },
  ...TipoDocumento.options.map((tipo) => ({ value: tipo, label: tipos[tipo] })),
];
const porVinculo = Object.entries(copy.filtros.vinculados).map(([value, label]) => ({ value, label }));
const rowId = ({ id }: DocumentoResumo) => id;

/** `/centralVendas/buscaArquivosPropostas?documento=`: what arrived and waits for a link, or one of it shown beside. */
export function DocumentosPage() {
  const lista = useDocumentos();
  const { documento, open } = usePartes(PARTES);
  const escolha = useEscolhidas({ lista, rowId });
  const envios = useEnviosPara(null);
  const mayChange = useMay(documentoCalls.changeLote);
  return (
    <Page routeId="buscaArquivosPropostas" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Stack gap={4}>
        {envios && (
          <Card>
            <Envios envios={envios} />
          </Card>
        )}
        <Lista
          lista={lista}
          caption={copy.tabela}
          columns={colunas}
          rowId={rowId}
          rowName={({ nome }) => nome}
          busca={copy.busca}
          filtros={
            <>
              <Select
                name="vinculado"
                label={copy.filtros.vinculado}
                options={porVinculo}
                value={lista.consulta.vinculado}
                onChange={(vinculado) => lista.change({ vinculado } as never)}
              />
              <Select
                name="tipo"
                label={copy.filtros.tipo}
                options={porTipo}
                value={lista.consulta.tipo ?? TODOS}
                onChange={(tipo) => lista.change({ tipo: tipo === TODOS ? undefined : tipo } as never)}
              />
            </>
          }
          rowActions={({ id, nome }) => (
            <Button size="sm" aria-label={`${copy.abrir} ${nome}`} onClick={() => open({ documento: id })}>
              {copy.abrir}
            </Button>
          )}
          larguraDasAcoes="88px"
          {...(mayChange && { selected: escolha.selected, onSelect: escolha.onSelect })}
          barra={mayChange && escolha.total > 0 && <LoteDocumentos escolha={escolha} />}
          vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        />
      </Stack>
      {documento && (
        <Drawer titulo={copy.painel.previa} isOpen width={860} onClose={() => open({})}>
          <PainelDocumento key={documento} id={documento} busca={lista.consulta.q} />
        </Drawer>
      )}
    </Page>
  );
}
