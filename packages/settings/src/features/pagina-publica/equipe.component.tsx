import type { ImagensDaPagina, PessoaDaPagina } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Grid, Stack, TextField } from '@balcao/ui';
import { ItensRegistro } from '@balcao/ui/records';
import { useLayoutEffect, useRef } from 'react';
import { Imagem } from './imagem.component.tsx';
import { copy } from './pagina-publica.copy.ts';

export interface EquipeProps {
  equipe: readonly PessoaDaPagina[];
  erros: Erros<string>;
  onChange: (equipe: PessoaDaPagina[], campo: string) => void;
  imagens: ImagensDaPagina;
  /** A portrait that was drawn and kept: how it looks, by its name. */
  onImagem: (sha256: string, imagem: ImagensDaPagina[string]) => void;
}

/** The person without a portrait, or with this one. */
const comFoto = ({ foto: _, ...pessoa }: PessoaDaPagina, foto: string | null): PessoaDaPagina => (foto ? { ...pessoa, foto } : pessoa);

/** Who clients see on the page. */
export function Equipe({ equipe, erros, onChange, imagens, onImagem }: EquipeProps) {
  const now = useRef(equipe);
  useLayoutEffect(() => {
    now.current = equipe;
  });
  /** A portrait arrives after what was typed meanwhile; once somebody was removed, it may be of another: it is chosen again. */
  const setFoto = (index: number, foto: string | null, antes: readonly PessoaDaPagina[]) => {
    const pessoa = now.current[index];
    if (!pessoa || now.current.length < antes.length) return;
    onChange(now.current.with(index, comFoto(pessoa, foto)), `conteudo.equipe.${index}.foto`);
  };
  return (
    <ItensRegistro
      itens={equipe}
      titulo={copy.pessoa.titulo}
      rotuloAdicionar={copy.pessoa.adicionar}
      rotuloRemover={copy.pessoa.remover}
      onAdd={() => onChange([...equipe, { nome: '', cargo: '', celular: null }], 'conteudo.equipe')}
      onRemove={(index) => onChange(equipe.toSpliced(index, 1), 'conteudo.equipe')}
    >
      {(pessoa, index) => {
        const nameOf = (nome: keyof PessoaDaPagina) => `conteudo.equipe.${index}.${nome}`;
        const campo = (nome: 'nome' | 'cargo' | 'celular') => {
          const name = nameOf(nome);
          const set = (valor: string) => onChange(equipe.with(index, { ...pessoa, [nome]: valor }), name);
          return { name, error: erros[name], label: copy.pessoa[nome], value: pessoa[nome] ?? '', onChange: set };
        };
        return (
          <Stack gap={3}>
            <Grid minWidth={180}>
              <TextField {...campo('nome')} isRequired maxLength={80} />
              <TextField {...campo('cargo')} maxLength={80} />
              <TextField {...campo('celular')} type="tel" maxLength={20} />
            </Grid>
            <Imagem
              name={nameOf('foto')}
              label={copy.pessoa.foto}
              escolher={copy.pessoa.escolherFoto(index + 1)}
              error={erros[nameOf('foto')]}
              uso="RETRATO"
              {...{ imagens, onImagem }}
              value={pessoa.foto ?? null}
              onChange={(foto) => setFoto(index, foto, equipe)}
            />
          </Stack>
        );
      }}
    </ItensRegistro>
  );
}
