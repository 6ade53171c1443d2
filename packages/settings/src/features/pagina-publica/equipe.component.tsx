import type { PessoaDaPagina } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { ItensRegistro } from '@balcao/ui/records';
import { copy } from './pagina-publica.copy.ts';

export interface EquipeProps {
  equipe: readonly PessoaDaPagina[];
  erros: Erros<string>;
  onChange: (equipe: PessoaDaPagina[], campo: string) => void;
}

/** Who clients see on the page. */
export const Equipe = ({ equipe, erros, onChange }: EquipeProps) => (
  <ItensRegistro
    itens={equipe}
    titulo={copy.pessoa.titulo}
    rotuloAdicionar={copy.pessoa.adicionar}
    rotuloRemover={copy.pessoa.remover}
    onAdd={() => onChange([...equipe, { nome: '', cargo: '', celular: null }], 'conteudo.equipe')}
    onRemove={(index) => onChange(equipe.toSpliced(index, 1), 'conteudo.equipe')}
  >
    {(pessoa, index) => {
      const campo = (nome: keyof PessoaDaPagina) => {
        const name = `conteudo.equipe.${index}.${nome}`;
        const set = (valor: string) => onChange(equipe.with(index, { ...pessoa, [nome]: valor }), name);
        return { name, error: erros[name], label: copy.pessoa[nome], value: pessoa[nome] ?? '', onChange: set };
      };
      return (
        <Grid minWidth={180}>
          <TextField {...campo('nome')} isRequired maxLength={80} />
          <TextField {...campo('cargo')} maxLength={80} />
          <TextField {...campo('celular')} type="tel" maxLength={20} />
        </Grid>
      );
    }}
  </ItensRegistro>
);
