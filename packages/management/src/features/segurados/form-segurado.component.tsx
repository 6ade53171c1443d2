import type { FichaSegurado, SeguradoConhecido } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Card, focusCampo, Grid, Link, Stack, TextField } from '@balcao/ui';
import { DateField, MaskedField, MoneyField, SegmentedControl, Select, SuggestField } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { Contatos } from './contatos.component.tsx';
import { Dependentes, Representantes } from './pessoas-ligadas.component.tsx';
import { Enderecos } from './enderecos.component.tsx';
import { type Campo, diferencasDe, type Digitado, rotuloDe } from './segurado.model.ts';
import { useFormSegurado } from './segurado.resource.ts';
import { copy, palavras } from './segurados.copy.ts';
import { findConhecido, useOpcoes } from './segurados.resource.ts';

export interface FormSeguradoProps {
  /** null: a new one. */
  gravada: FichaSegurado | null;
  onSalvo: (ficha: FichaSegurado) => void;
  onVoltar: () => void;
}

const NENHUM = 'NENHUM';
const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));
const comNenhum = (label: string, nomes: Readonly<Record<string, string>>) => [{ value: NENHUM, label }, ...words(nomes)];
const pessoas = words(copy.pessoa);
const sexos = comNenhum(copy.naoInformado, copy.sexo);
const estadosCivis = comNenhum(copy.naoInformado, copy.estadoCivil);
const tiposDeGrupo = words(copy.tipoGrupo);

/** A client as fields. A document that is somebody's already leads to them. */
export function FormSegurado({ gravada, onSalvo, onVoltar }: FormSeguradoProps) {
  const form = useFormSegurado(gravada, focusCampo);
  const { base, digitado, isBusy, bind, change } = form;
  const opcoes = useOpcoes();
  const [conhecido, setConhecido] = useState<SeguradoConhecido | null>(null);
  useNaoSalvo('management', form.isDirty, form.putAway);
  const { pessoa } = digitado;
  const label = (campo: string): string => rotuloDe(campo, pessoa) ?? campo;
  const field = <C extends Campo>(name: C) => ({ ...bind(name), label: label(name) });
  const choice = (name: 'sexo' | 'estadoCivil' | 'produtorId') => ({
    ...field(name),
    value: (digitado[name] as string | null) ?? NENHUM,
    onChange: (valor: string | null) => change({ [name]: valor === NENHUM ? null : valor } as Partial<Digitado>),
  });
  const seek = async (documento: string) => setConhecido(base ? null : await findConhecido(documento));
  const produtores = [
    { value: NENHUM, label: copy.semProdutor },
    ...(opcoes.data?.produtores ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
  ];
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado)}
      rotuloDe={label}
      onSalvo={onSalvo}
      acoes={
        <Button variant="quiet" isDisabled={isBusy} onClick={onVoltar}>
          {copy.cancelar}
        </Button>
      }
    >
      <Card titulo={copy.identificacao}>
        <Stack gap={4}>
          <SegmentedControl
            {...field('pessoa')}
            options={pessoas}
            onChange={(valor) => change({ pessoa: valor === 'PJ' ? 'PJ' : 'PF', documento: '' })}
          />
          <Grid minWidth={220}>
            <MaskedField
              key={pessoa}
              {...field('documento')}
              mask={pessoa === 'PF' ? 'cpf' : 'cnpj'}
              isRequired
              onCommit={(documento) => void seek(documento)}
            />
            <TextField {...field('nome')} maxLength={120} isRequired />
            <TextField {...field('nomeSocial')} maxLength={120} />
          </Grid>
          {conhecido && (
            <Alert tone="atencao" titulo={copy.jaConhecido} isLive>
              {conhecido.id ? (
                <Link href={`/segurados/painel?id=${conhecido.id}`}>{copy.abrirConhecido(conhecido.nome ?? '')}</Link>
              ) : (
                copy.conhecidoDeOutro
              )}
            </Alert>
          )}
          <Grid minWidth={180}>
            <DateField {...field('nascimento')} />
            {pessoa === 'PF' && <Select {...choice('sexo')} options={sexos} />}
            {pessoa === 'PF' && <Select {...choice('estadoCivil')} options={estadosCivis} />}
            {pessoa === 'PF' && <TextField {...field('profissao')} maxLength={120} />}
            <MoneyField {...field('rendaCentavos')} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.contatos}>
        <Stack gap={4}>
          <Grid minWidth={220}>
            <TextField {...field('email')} maxLength={254} type="email" />
            <TextField {...field('celular')} maxLength={30} type="tel" />
          </Grid>
          <Contatos contatos={digitado.contatos} erros={form.erros} onChange={(contatos, campo) => change({ contatos }, campo)} />
        </Stack>
      </Card>
      <Card titulo={copy.enderecos}>
        <Enderecos enderecos={digitado.enderecos} erros={form.erros} onChange={(enderecos, campo) => change({ enderecos }, campo)} />
      </Card>
      {pessoa === 'PF' ? (
        <Card titulo={copy.dependentes}>
          <Dependentes
            pessoas={digitado.dependentes}
            erros={form.erros}
            onChange={(dependentes, campo) => change({ dependentes }, campo)}
          />
        </Card>
      ) : (
        <Card titulo={copy.representantes}>
          <Representantes
            pessoas={digitado.representantes}
            erros={form.erros}
            onChange={(representantes, campo) => change({ representantes }, campo)}
          />
        </Card>
      )}
      <Card titulo={copy.vinculos}>
        <Grid minWidth={220}>
          <SuggestField
            {...field('grupo.nome')}
            maxLength={80}
            description={copy.grupoAjuda}
            options={(opcoes.data?.grupos ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
          />
          <Select
            {...field('grupo.tipo')}
            options={tiposDeGrupo}
            onChange={(tipo) => change({ 'grupo.tipo': tipo === 'EMPRESAS' ? 'EMPRESAS' : 'FAMILIA' })}
          />
          <Select {...choice('produtorId')} options={produtores} />
          <TextField {...field('tags')} maxLength={400} description={copy.tagsAjuda} />
        </Grid>
      </Card>
    </FormRegistro>
  );
}
