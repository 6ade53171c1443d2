import { type DadosPrevisao, fluxoCaixaCalls, type PrevisaoEmVigor } from '@balcao/contracts';
import { FalhaRequisicao, useMay } from '@balcao/shared';
import { EnvioRecusado, useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast } from '@balcao/ui';
import { NumberField, PercentField } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './fluxo-caixa.copy.ts';
import { refreshPrevisao, savePrevisao, usePrevisao } from './fluxo-caixa.resource.ts';

const { previsao } = copy;
type Campo = keyof DadosPrevisao;
type Digitado = { readonly [C in Campo]: number | null };
const CAMPOS: readonly Campo[] = ['emDiaBps', 'atrasadaBps', 'atrasoDias', 'conciliadaBps', 'horizonteMeses'];
const typedOf = (vigor: DadosPrevisao): Digitado => Object.fromEntries(CAMPOS.map((campo) => [campo, vigor[campo]])) as unknown as Digitado;

/** What of the expected is counted on, for administrators to choose. */
export function Previsao() {
  const mayChange = useMay(fluxoCaixaCalls.savePrevisao);
  const { data } = usePrevisao();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange || !data) return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {previsao.abrir}
      </Button>
      {isOpen && <Escolha key={data.versao} vigor={data} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Escolha({ vigor, onClose }: { vigor: PrevisaoEmVigor; onClose: () => void }) {
  const form = useForm<Digitado, PrevisaoEmVigor>({
    inicial: typedOf(vigor),
    campos: () => CAMPOS,
    judge: (digitado) =>
      Object.fromEntries(CAMPOS.filter((campo) => digitado[campo] === null).map((campo) => [campo, previsao.obrigatorio])),
    goTo: focusCampo,
    send: async (digitado) => {
      try {
        return await savePrevisao({ ...(digitado as DadosPrevisao), versao: vigor.versao });
      } catch (error) {
        if (!(error instanceof FalhaRequisicao) || error.status !== 409) throw error;
        await refreshPrevisao();
        throw new EnvioRecusado({ texto: previsao.mudou, erros: {}, isRepetivel: false });
      }
    },
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: previsao.salvou });
      onClose();
    },
  });
  return (
    <FormDialog titulo={previsao.titulo} size="sm" confirmar={previsao.salvar} cancelar={previsao.voltar} form={form} onClose={onClose}>
      <PercentField label={previsao.emDiaBps} isRequired {...form.bind('emDiaBps')} />
      <PercentField label={previsao.atrasadaBps} isRequired {...form.bind('atrasadaBps')} />
      <NumberField label={previsao.atrasoDias} isRequired {...form.bind('atrasoDias')} />
      <PercentField label={previsao.conciliadaBps} isRequired {...form.bind('conciliadaBps')} />
      <NumberField label={previsao.horizonteMeses} isRequired {...form.bind('horizonteMeses')} />
    </FormDialog>
  );
}
