import type { Linha, OpcoesSeguradora } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Grid, Text } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type CondicaoDigitada, condicaoNova, livreDe, nomeDoRamo } from './seguradora.model.ts';
import { copy } from './seguradoras.copy.ts';

/** The whole of a line, among its ramos. */
const TODA = 'TODA';
const opcoesDeRamo = (linha: Linha, ramos: readonly OpcoesSeguradora['ramos'][number][]) => [
  { value: TODA, label: linha === 'OUTRO' ? copy.escolhaRamo : copy.todaLinha },
  ...ramos.filter((ramo) => ramo.linha === linha).map(({ codigo, nome }) => ({ value: codigo, label: nomeDoRamo(codigo, nome) })),
];

export interface CondicoesProps {
  condicoes: readonly CondicaoDigitada[];
  /** Lines the insurer takes. */
  linhas: readonly Linha[];
  ramos: readonly OpcoesSeguradora['ramos'][number][];
  erros: Erros<string>;
  onChange: (condicoes: readonly CondicaoDigitada[], campo: string) => void;
}

/** The commission and the limits agreed for each line of an insurer, and for the ramos that have their own. */
export function Condicoes({ condicoes, linhas, ramos, erros, onChange }: CondicoesProps) {
  if (linhas.length === 0 && condicoes.length === 0 && ramos.length === 0) return <Text isSoft>{copy.semCondicoes}</Text>;
  return (
    <ItensRegistro
      itens={condicoes}
      titulo={copy.condicao.titulo}
      rotuloAdicionar={copy.condicao.adicionar}
      rotuloRemover={copy.condicao.remover}
      onAdd={() => onChange([...condicoes, condicaoNova(livreDe(condicoes, linhas))], 'condicoes')}
      onRemove={(index) => onChange(condicoes.toSpliced(index, 1), 'condicoes')}
    >
      {(condicao, index) => {
        const frame = (campo: keyof CondicaoDigitada) => {
          const name = `condicoes.${index}.${campo}`;
          return { name, error: erros[name], label: copy.condicao[campo] };
        };
        const set = (mudanca: Partial<CondicaoDigitada>, campo: keyof CondicaoDigitada) =>
          onChange(condicoes.with(index, { ...condicao, ...mudanca }), `condicoes.${index}.${campo}`);
        const rate = (campo: Exclude<keyof CondicaoDigitada, 'linha' | 'ramo'>) => ({
          ...frame(campo),
          value: condicao[campo],
          onChange: (valor: number | null) => set({ [campo]: valor }, campo),
        });
        // what was agreed of a line the insurer no longer takes is still named; of no line, it is agreed ramo by ramo
        const opcoes = [...new Set<Linha>([condicao.linha, ...linhas, 'OUTRO'])].map((value) => ({ value, label: copy.linhas[value] }));
        return (
          <Grid minWidth={150}>
            <Select
              {...frame('linha')}
              options={opcoes}
              value={condicao.linha}
              onChange={(linha) => linha && set({ linha: linha as Linha, ramo: null }, 'linha')}
            />
            <Select
              {...frame('ramo')}
              options={opcoesDeRamo(condicao.linha, ramos)}
              value={condicao.ramo ?? TODA}
              onChange={(ramo) => ramo && set({ ramo: ramo === TODA ? null : ramo }, 'ramo')}
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
