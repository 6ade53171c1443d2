import type { FichaContaFinanceira } from '@balcao/contracts';
import { camposDaConta, type DadosVisiveisDaConta, formContaFinanceira, nomeContaFinanceira } from '@balcao/domain';
import { useNaoSalvo } from '@balcao/shared/forms';
import { focusCampo, Stack } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import {
  AbasRegistro,
  AcoesRegistro,
  CamposRegistro,
  FormRegistro,
  HistoriaRegistro,
  LeituraRegistro,
  UsosLidos,
  wordsOf,
} from '@balcao/ui/records';
import { contas, useFormConta } from './conta.resource.ts';

const palavras = wordsOf(nomeContaFinanceira);

/** A new account of the brokerage, at a bank or a drawer. */
export function ContaNova({ onIncluida, onClose }: { onIncluida: (id: string) => void; onClose: () => void }) {
  return (
    <Drawer titulo={palavras.novo} isOpen onClose={onClose}>
      <FormConta gravada={null} onSalva={({ id }) => onIncluida(id)} />
    </Drawer>
  );
}

/** An account: its form, turning it off, what uses it, and what changed of it. */
export function ContaAberta({ id, onClose, onExcluida }: { id: string; onClose: () => void; onExcluida: () => void }) {
  const leitura = contas.useRegistro(id);
  return (
    <Drawer titulo={leitura.data?.nome ?? palavras.salvar} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(gravada) => (
          <Stack gap={4}>
            <AcoesRegistro registro={gravada} palavras={palavras} atos={contas} onExcluido={onExcluida} />
            <AbasRegistro palavras={palavras} usos={<Usos id={id} />} historia={<Historia id={id} />}>
              <FormConta key={String(gravada.ativo)} gravada={gravada} onSalva={onClose} />
            </AbasRegistro>
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const Usos = ({ id }: { id: string }) => <UsosLidos leitura={contas.useUsos(id)} />;
const Historia = ({ id }: { id: string }) => <HistoriaRegistro leitura={contas.useHistoria(id)} />;

function FormConta({ gravada, onSalva }: { gravada: FichaContaFinanceira | null; onSalva: (ficha: FichaContaFinanceira) => void }) {
  const form = useFormConta(gravada, focusCampo);
  useNaoSalvo('finance', form.isDirty, form.putAway);
  const { digitado } = form;
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => formContaFinanceira.diferencasDe(deles, digitado)}
      rotuloDe={formContaFinanceira.rotuloDe}
      onSalvo={onSalva}
    >
      <CamposRegistro<DadosVisiveisDaConta>
        campos={camposDaConta(digitado)}
        digitado={digitado}
        erros={form.erros}
        onChange={form.change}
      />
    </FormRegistro>
  );
}
