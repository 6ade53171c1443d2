import type { FichaUsuario } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { ButtonLink, Card, focusCampo, Grid, Stack, Text, TextField } from '@balcao/ui';
import { CheckboxGroup, SegmentedControl, Select } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { Horarios } from './horarios.component.tsx';
import { Permissoes } from './permissoes.component.tsx';
import { diferencasDe, digitadoDe, rotuloDe } from './usuario.model.ts';
import { useFormUsuario } from './usuario.resource.ts';
import { copy, palavras } from './usuarios.copy.ts';
import { LISTA } from './usuarios.model.ts';
import { useOpcoes } from './usuarios.resource.ts';

export interface FormUsuarioProps {
  /** null: a new one, who is invited. */
  gravada: FichaUsuario | null;
  onSalvo: (ficha: FichaUsuario) => void;
}

const NENHUM = 'NENHUM';
const escopos = [
  { value: 'TODOS', label: copy.escopo.TODOS },
  { value: 'PROPRIOS', label: copy.escopo.PROPRIOS },
];

/** A user as fields. */
export function FormUsuario({ gravada, onSalvo }: FormUsuarioProps) {
  const form = useFormUsuario(gravada, focusCampo);
  const { base, digitado, bind, change, erros } = form;
  const opcoes = useOpcoes().data;
  useNaoSalvo('settings', form.isDirty, form.putAway);
  const { flags, administrador, produtorId, horarios } = digitado;
  const nomes = new Map([...(opcoes?.corretoras ?? []), ...(opcoes?.produtores ?? [])].map(({ id, nome }) => [id, nome]));
  const produtores = [
    { value: NENHUM, label: copy.ninguem },
    ...(opcoes?.produtores ?? []).map(({ id, nome, usuarioId }) => {
      const isTomado = usuarioId !== null && usuarioId !== base?.id;
      return { value: id, label: nome, isDisabled: isTomado, ...(isTomado && { description: copy.produtorTomado }) };
    }),
  ];
  const isEmailMudando = base !== null && base.situacao !== 'CONVIDADO' && digitadoDe(base).email !== digitado.email;
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado, nomes)}
      rotuloDe={rotuloDe}
      onSalvo={onSalvo}
      acoes={
        <ButtonLink href={LISTA} variant="quiet">
          {copy.verLista}
        </ButtonLink>
      }
    >
      <Card titulo={copy.identificacao}>
        <Stack gap={4}>
          {base === null && <Text isSoft>{copy.conviteTexto}</Text>}
          <Grid minWidth={220}>
            <TextField {...bind('nome')} label={copy.rotulos.nome} maxLength={120} isRequired />
            <TextField
              {...bind('email')}
              label={copy.rotulos.email}
              type="email"
              maxLength={254}
              isRequired
              description={isEmailMudando ? copy.emailMuda : undefined}
            />
            <TextField {...bind('telefone')} label={copy.rotulos.telefone} type="tel" maxLength={30} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.alcance}>
        <Grid minWidth={260}>
          <SegmentedControl
            name="flags.administradorOrcamento"
            label={copy.rotulos.escopo}
            options={escopos}
            isDisabled={administrador}
            value={administrador || flags.administradorOrcamento ? 'TODOS' : 'PROPRIOS'}
            onChange={(valor) => change({ flags: { ...flags, administradorOrcamento: valor === 'TODOS' } })}
          />
          <Select
            {...bind('produtorId')}
            label={copy.rotulos.produtorId}
            options={produtores}
            value={produtorId ?? NENHUM}
            onChange={(valor) => change({ produtorId: valor === NENHUM ? null : valor }, 'produtorId')}
          />
          <CheckboxGroup
            {...bind('corretoraIds')}
            label={copy.rotulos.corretoraIds}
            description={copy.todasCorretoras}
            options={(opcoes?.corretoras ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
          />
        </Grid>
      </Card>
      <Card titulo={copy.permissoes}>
        <Permissoes
          poderes={{ administrador, flags }}
          foraDoPlano={base?.foraDoPlano ?? opcoes?.foraDoPlano ?? []}
          erro={erros['administrador']}
          onChange={(poderes, campo) => change(poderes, campo)}
        />
      </Card>
      <Card titulo={copy.horario}>
        <Horarios horarios={horarios} erros={erros} onChange={(novos, campo) => change({ horarios: novos }, campo)} />
      </Card>
    </FormRegistro>
  );
}
