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
import { Alert, focusCampo, Grid, Heading, showToast, Text, TextField } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { type Escolhidos, valueOf } from '../mapeamento/lugares.model.ts';
import { MapaDaTabela } from '../mapeamento/mapa-da-tabela.component.tsx';
import { copy } from './extrato.copy.ts';
import { refreshArquivos } from './extrato.resource.ts';
import { mappingOf } from './mapeamento.model.ts';

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

/** Where the fields of a file stand, said once for an insurer. */
export function MapeamentoModal({ arquivo, seguradoras, onClose }: MapeamentoModalProps) {
  const previa = arquivo.previa ?? VAZIA;
  const sugerido = arquivo.mapeamento ?? previa.sugestao;
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
  return (
    <FormDialog titulo={mapear.titulo(arquivo.nome)} size="lg" confirmar={mapear.ler} form={form} onClose={onClose}>
      {arquivo.recusa && <Alert tone="atencao">{arquivo.recusa}</Alert>}
      <Text>{mapear.texto}</Text>
      <MapaDaTabela
        linhas={previa.linhas}
        nomes={mapear.nomes}
        obrigatorios={['valor']}
        escolhidos={campos}
        onChange={(campo, valor) => setCampos((antes) => ({ ...antes, [campo]: valor }))}
      >
        <Select
          label={copy.importar.seguradora}
          isRequired
          options={seguradoras.map(({ slug, nome }) => ({ value: slug, label: nome }))}
          {...form.bind('seguradora')}
        />
      </MapaDaTabela>
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
    </FormDialog>
  );
}
