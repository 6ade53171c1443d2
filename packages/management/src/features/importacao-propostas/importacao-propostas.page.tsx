import { importacaoDocumentosCalls as calls, MAX_ARQUIVOS_IMPORTACAO } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Alert, Card, Page, Stack } from '@balcao/ui';
import { DropZone } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { Andamento } from './andamento.component.tsx';
import { copy } from './importacao-propostas.copy.ts';
import { PARTES } from './importacao-propostas.model.ts';
import { useImportacao } from './importacao-propostas.resource.ts';
import { useEnvio } from './use-envio.ts';

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
const voltar = { href: '/centralVendas/propostas', texto: copy.voltar };

/** `/centralVendas/importacaoPropostas?id=&arquivo=`: PDFs are dropped, read, put right and confirmed. */
export function ImportacaoPropostasPage() {
  const { id, arquivo, open } = usePartes(PARTES);
  const may = useMay(calls.beginImportacao);
  const envio = useEnvio(id, (importacaoId) => open({ id: importacaoId }));
  const drop = (
    <DropZone
      titulo={copy.soltar}
      texto={copy.soltarTexto(MAX_ARQUIVOS_IMPORTACAO)}
      rotulo={copy.arquivos}
      escolher={copy.escolher}
      accept=".pdf,application/pdf"
      isMultiple
      isBusy={envio.isEnviando}
      onArquivos={(files) =>
        envio.send(
          files.filter(isPdf),
          files.filter((file) => !isPdf(file)).map(({ name }) => name),
        )
      }
    />
  );
  const dito = (
    <>
      {envio.isEnviando && (
        <Alert tone="info" isLive>
          {copy.enviando(envio.feitos, envio.total)}
        </Alert>
      )}
      {envio.avisos.map((aviso) => (
        <Alert key={aviso} tone="atencao" isLive>
          {aviso}
        </Alert>
      ))}
    </>
  );
  if (!may)
    return (
      <Page routeId="importacaoPropostas" titulo={copy.titulo} descricao={copy.descricao} voltar={voltar}>
        <Alert tone="atencao">{copy.semPermissao}</Alert>
      </Page>
    );
  if (id) return <Aberta key={id} {...{ id, arquivo, drop, dito, open }} />;
  return (
    <Page routeId="importacaoPropostas" titulo={copy.titulo} descricao={copy.descricao} voltar={voltar}>
      <Card>
        <Stack gap={4}>
          {dito}
          {drop}
        </Stack>
      </Card>
    </Page>
  );
}

interface AbertaProps {
  id: string;
  arquivo: string | null;
  drop: React.ReactNode;
  dito: React.ReactNode;
  open: (partes: { id?: string; arquivo?: string }) => void;
}

function Aberta({ id, arquivo, drop, dito, open }: AbertaProps) {
  const leitura = useImportacao(id);
  return (
    <Page routeId="importacaoPropostas" titulo={copy.titulo} descricao={copy.descricao} voltar={voltar} busy={leitura.isPending}>
      <LeituraRegistro leitura={leitura} altura={640}>
        {(importacao) => (
          <Stack gap={4}>
            {dito}
            <Andamento
              importacao={importacao}
              aberto={arquivo}
              drop={drop}
              onOpen={(documentoId) => open({ id, arquivo: documentoId })}
              onNova={() => open({})}
            />
          </Stack>
        )}
      </LeituraRegistro>
    </Page>
  );
}
