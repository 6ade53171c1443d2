import {
  type ArquivoExtrato,
  arquivoExtratoCalls,
  CampoDaLinha,
  CampoDoCabecalho,
  type OpcoesRecebimento,
  type PreviaExtrato,
} from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, Grid, Heading, showToast, Stack, Text, TextField, token } from '@balcao/ui';
import { DatePicker, FormNotice, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './extrato.copy.ts';
import { refreshArquivos } from './extrato.resource.ts';
import { type Escolhidos, guessTitulos, mappingOf, placesOf, valueOf } from './mapeamento.model.ts';

export interface MapeamentoModalProps {
  arquivo: ArquivoExtrato;
  seguradoras: OpcoesRecebimento['seguradoras'];
  onClose: () => void;
}

interface Digitado {
  readonly seguradora: string | null;
  readonly numero: string;
  readonly creditoEm: string | null;
}

const { mapear } = copy;
const VAZIA: PreviaExtrato = { linhas: [], sugestao: null };
const LINHAS_A_VISTA = 12;

/** Where the fields of a file stand, said once for an insurer. */
export function MapeamentoModal({ arquivo, seguradoras, onClose }: MapeamentoModalProps) {
  const previa = arquivo.previa ?? VAZIA;
  const sugerido = arquivo.mapeamento ?? previa.sugestao;
  const [titulos, setTitulos] = useState(() => guessTitulos(previa));
  const [campos, setCampos] = useState<Escolhidos>(() =>
    Object.fromEntries(CampoDaLinha.options.map((campo) => [campo, valueOf(sugerido?.campos[campo])])),
  );
  const [cabecalho, setCabecalho] = useState<Escolhidos>(() =>
    Object.fromEntries(CampoDoCabecalho.options.map((campo) => [campo, valueOf(sugerido?.cabecalho[campo]).slice(2)])),
  );
  const [inicial] = useState<Digitado>({ seguradora: arquivo.seguradora, numero: '', creditoEm: null });
  const form = useForm<Digitado, ArquivoExtrato>({
    inicial,
    judge: ({ seguradora }) => ({ ...(!seguradora && { seguradora: copy.obrigatorio }) }),
    goTo: focusCampo,
    send: ({ seguradora, numero, creditoEm }) =>
      call(arquivoExtratoCalls.mapArquivo, {
        arquivoId: arquivo.id,
        seguradora: seguradora ?? '',
        mapeamento: mappingOf(campos, cabecalho),
        numero: numero.trim() || null,
        creditoEm,
      }),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: mapear.feito });
      void refreshArquivos();
      onClose();
    },
  });
  const lugares = [{ value: '', label: mapear.nenhum }, ...placesOf(previa, titulos, mapear.coluna)];
  return (
    <Dialog
      titulo={mapear.titulo(arquivo.nome)}
      size="lg"
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {mapear.ler}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        {arquivo.recusa && <Alert tone="atencao">{arquivo.recusa}</Alert>}
        <Text>{mapear.texto}</Text>
        <Inicio previa={previa} />
        <Grid minWidth={220} gap={3}>
          <Select
            label={copy.importar.seguradora}
            isRequired
            options={seguradoras.map(({ slug, nome }) => ({ value: slug, label: nome }))}
            {...form.bind('seguradora')}
          />
          <Select
            name="titulos"
            label={mapear.titulos}
            options={[
              { value: '', label: mapear.semTitulos },
              ...previa.linhas.map(({ linha }) => ({ value: String(linha), label: mapear.daLinha(linha) })),
            ]}
            value={titulos === null ? '' : String(titulos)}
            onChange={(linha) => setTitulos(linha ? Number(linha) : null)}
          />
        </Grid>
        <Heading level={3}>{mapear.campos}</Heading>
        <Grid minWidth={220} gap={3}>
          {CampoDaLinha.options.map((campo) => (
            <Select
              key={campo}
              name={`mapeamento.campos.${campo}`}
              label={mapear.nomes[campo]}
              isRequired={campo === 'valor'}
              options={lugares}
              value={campos[campo] ?? ''}
              onChange={(valor) => setCampos((antes) => ({ ...antes, [campo]: valor ?? '' }))}
            />
          ))}
        </Grid>
        <Heading level={3}>{mapear.cabecalho}</Heading>
        <Text isSoft>{mapear.cabecalhoTexto}</Text>
        <Grid minWidth={220} gap={3}>
          {CampoDoCabecalho.options.map((campo) => (
            <TextField
              key={campo}
              name={`mapeamento.cabecalho.${campo}`}
              label={mapear.nomesDoCabecalho[campo]}
              maxLength={200}
              value={cabecalho[campo] ?? ''}
              onChange={(valor) => setCabecalho((antes) => ({ ...antes, [campo]: valor }))}
            />
          ))}
        </Grid>
        <Grid minWidth={220} gap={3}>
          <TextField label={mapear.numero} maxLength={60} {...form.bind('numero')} />
          <DatePicker label={mapear.creditoEm} {...form.bind('creditoEm')} />
        </Grid>
      </Stack>
    </Dialog>
  );
}

/** The first lines of the file, as they are. */
function Inicio({ previa }: { previa: PreviaExtrato }) {
  return (
    <Rolagem>
      <table>
        <caption>{mapear.inicio}</caption>
        <tbody>
          {previa.linhas.slice(0, LINHAS_A_VISTA).map(({ linha, celulas }) => (
            <tr key={linha}>
              <th scope="row">{linha}</th>
              {celulas.map((celula, at) => (
                <td key={at}>{celula}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Rolagem>
  );
}

const Rolagem = styled.div`
  max-height: 220px;
  overflow: auto;
  font-size: 12px;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  td,
  th {
    padding: 4px 8px;
    text-align: start;
    white-space: nowrap;
    border-bottom: 1px solid ${token('borda')};
  }
  caption {
    padding: 4px 8px;
    text-align: start;
    color: ${token('textoSuave')};
  }
`;
