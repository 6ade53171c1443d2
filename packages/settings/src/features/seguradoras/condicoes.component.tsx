import type { Linha } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Grid, Text } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type CondicaoDigitada, condicaoNova } from './seguradora.model.ts';
import { copy } from './seguradoras.copy.ts';

export interface CondicoesProps {
  condicoes: readonly CondicaoDigitada[];
  /** Lines the insurer takes. */
  linhas: readonly Linha[];
  erros: Erros<string>;
  onChange: (condicoes: readonly CondicaoDigitada[], campo: string) => void;
}

/** The commission and the limits agreed for each line of an insurer. */
export function Condicoes({ condicoes, linhas, erros, onChange }: CondicoesProps) {
  if (linhas.length === 0 && condicoes.length === 0) return <Text isSoft>{copy.semCondicoes}</Text>;
  const livre = linhas.find((linha) => !condicoes.some((condicao) => condicao.linha === linha)) ?? linhas[0] ?? 'AUTO';
  return (
    <ItensRegistro
      itens={condicoes}
      titulo={copy.condicao.titulo}
      rotuloAdicionar={copy.condicao.adicionar}
      rotuloRemover={copy.condicao.remover}
      onAdd={() => onChange([...condicoes, condicaoNova(livre)], 'condicoes')}
      onRemove={(index) => onChange(condicoes.toSpliced(index, 1), 'condicoes')}
    >
      {(condicao, index) => {
        const frame = (campo: keyof CondicaoDigitada) => {
          const name = `condicoes.${index}.${campo}`;
          return { name, error: erros[name], label: copy.condicao[campo] };
        };
        const set = (mudanca: Partial<CondicaoDigitada>, campo: keyof CondicaoDigitada) =>
          onChange(condicoes.with(index, { ...condicao, ...mudanca }), `condicoes.${index}.${campo}`);
        const rate = (campo: Exclude<keyof CondicaoDigitada, 'linha'>) => ({
          ...frame(campo),
          value: condicao[campo],
          onChange: (valor: number | null) => set({ [campo]: valor }, campo),
        });
        // what was agreed of a line the insurer no longer takes is still named
        const opcoes = [...new Set([condicao.linha, ...linhas])].map((value) => ({ value, label: copy.linhas[value] }));
        return (
          <Grid minWidth={150}>
            <Select
              {...frame('linha')}
              options={opcoes}
              value={condicao.linha}
              onChange={(linha) => linha && set({ linha: linha as Linha }, 'linha')}
            />
            <PercentField {...rate('padraoBps')} isRequired />
            <PercentField {...rate('minBps')} isRequired />
            <PercentField {...rate('maxBps')} isRequired />
            <PercentField {...rate('descontoMaxBps')} description={copy.descontoAjuda} />
          </Grid>
        );
      }}
    </ItensRegistro>
  );
}
