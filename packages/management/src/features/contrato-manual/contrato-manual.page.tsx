import { contratoManualCalls as calls } from '@balcao/contracts';
import { navigateTo, useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Alert, Page } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { vendaDe } from '../../enderecos.ts';
import { copy } from './contrato-manual.copy.ts';
import { useFicha } from './contrato-manual.resource.ts';
import { FormContrato } from './form-contrato.component.tsx';

const LISTA = '/centralVendas/propostas';
const PARTES = ['id'] as const;
const openVenda = ({ id }: { id: string }) => navigateTo(vendaDe(id));

/** `/centralVendas/propostas/novo?id=`: a sale typed in, or one to change. */
export function ContratoManualPage() {
  const { id } = usePartes(PARTES);
  const may = useMay(id ? calls.updateContrato : calls.createContrato);
  if (!may)
    return (
      <Page routeId="propostasNovo" titulo={copy.titulo} voltar={{ href: LISTA, texto: copy.lista }}>
        <Alert tone="atencao">{copy.semPermissao}</Alert>
      </Page>
    );
  if (id) return <Edicao key={id} id={id} />;
  return (
    <Page routeId="propostasNovo" titulo={copy.titulo} voltar={{ href: LISTA, texto: copy.lista }}>
      <FormContrato gravada={null} onSalvo={openVenda} onVoltar={() => navigateTo(LISTA)} />
    </Page>
  );
}

function Edicao({ id }: { id: string }) {
  const leitura = useFicha(id);
  return (
    <Page routeId="propostasNovo" titulo={copy.tituloEdicao} voltar={{ href: vendaDe(id), texto: copy.verVenda }} busy={leitura.isPending}>
      <LeituraRegistro leitura={leitura} altura={640}>
        {(ficha) => <FormContrato gravada={ficha} onSalvo={openVenda} onVoltar={() => openVenda({ id })} />}
      </LeituraRegistro>
    </Page>
  );
}
