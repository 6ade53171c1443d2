import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type ContaDigitada, contaNova, tiposDeConta, tiposDePix } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';

export interface ContasProps {
  contas: readonly ContaDigitada[];
  erros: Erros<string>;
  onChange: (contas: readonly ContaDigitada[], campo: string) => void;
}

const NENHUM = 'NENHUM';
const tipos = tiposDeConta.map((value) => ({ value, label: copy.tipoConta[value] }));
const chaves = [{ value: NENHUM, label: copy.semPix }, ...tiposDePix.map((value) => ({ value, label: copy.tipoPix[value] }))];

/** Accounts of a brokerage, each with its Pix key. */
export const Contas = ({ contas, erros, onChange }: ContasProps) => (
  <ItensRegistro
    itens={contas}
    titulo={copy.conta.titulo}
    rotuloAdicionar={copy.conta.adicionar}
    rotuloRemover={copy.conta.remover}
    onAdd={() => onChange([...contas, contaNova], 'contas')}
    onRemove={(index) => onChange(contas.toSpliced(index, 1), 'contas')}
  >
    {(conta, index) => {
      const frame = (campo: keyof ContaDigitada) => {
        const name = `contas.${index}.${campo}`;
        return { name, error: erros[name], label: copy.conta[campo] };
      };
      const set = (mudanca: Partial<ContaDigitada>, campo: keyof ContaDigitada) =>
        onChange(contas.with(index, { ...conta, ...mudanca }), `contas.${index}.${campo}`);
      const text = (campo: 'banco' | 'agencia' | 'conta' | 'pix.chave') => ({
        ...frame(campo),
        value: conta[campo],
        onChange: (valor: string) => set({ [campo]: valor }, campo),
      });
      return (
        <Grid minWidth={170}>
          <TextField {...text('banco')} maxLength={3} inputMode="numeric" description={copy.bancoAjuda} isRequired />
          <TextField {...text('agencia')} maxLength={20} isRequired />
          <TextField {...text('conta')} maxLength={30} isRequired />
          <Select
            {...frame('tipo')}
            options={tipos}
            value={conta.tipo}
            onChange={(tipo) => tipo && set({ tipo: tipo as ContaDigitada['tipo'] }, 'tipo')}
          />
          <Select
            {...frame('pix.tipo')}
            options={chaves}
            value={conta['pix.tipo'] ?? NENHUM}
            onChange={(tipo) =>
              set(tipo === NENHUM ? { 'pix.tipo': null, 'pix.chave': '' } : { 'pix.tipo': tipo as ContaDigitada['pix.tipo'] }, 'pix.tipo')
            }
          />
          <TextField {...text('pix.chave')} maxLength={100} isDisabled={conta['pix.tipo'] === null} />
        </Grid>
      );
    }}
  </ItensRegistro>
);
