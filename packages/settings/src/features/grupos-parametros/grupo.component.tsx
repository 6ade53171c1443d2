import type { GrupoEmVigor, GrupoParametros } from '@balcao/contracts';
import { Card, showToast, Text } from '@balcao/ui';
import type { ReactNode } from 'react';
import { FormEmVigor } from '../../form-em-vigor.component.tsx';
import { copy } from './grupos.copy.ts';
import { diferencasDe, digitadoDe } from './grupos.model.ts';
import { type FormDoGrupo, useGrupo } from './grupos.resource.ts';

export interface GrupoProps<G extends GrupoParametros> {
  grupo: G;
  emVigor: GrupoEmVigor<G>;
  /** Its fields. */
  children: (form: FormDoGrupo<G>) => ReactNode;
}

/** One group of parameters, saved alone. */
export function Grupo<G extends GrupoParametros>({ grupo, emVigor, children }: GrupoProps<G>) {
  const form = useGrupo(grupo, emVigor, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const { titulo, texto, salvar } = copy.grupo(grupo);
  return (
    <Card titulo={titulo}>
      <FormEmVigor
        form={form}
        emVigor={emVigor}
        digitadoDe={digitadoDe[grupo]}
        diferencasDe={(deles) => diferencasDe(grupo, digitadoDe[grupo](deles), form.digitado)}
        textos={{ ...copy, salvar }}
        nome={titulo}
        inicio={<Text isSoft>{texto}</Text>}
      >
        {children(form)}
      </FormEmVigor>
    </Card>
  );
}
