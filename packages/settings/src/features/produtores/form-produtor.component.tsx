import type { FichaProdutor } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, Checkbox, focusCampo, Grid, Stack, Text, TextField } from '@balcao/ui';
import { ComboBox, MaskedField, PercentField, SegmentedControl, Select } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { useMemo } from 'react';
import { copy, palavras } from './produtores.copy.ts';
import { type Campo, diferencasDe, type Digitado, regimes, rotuloDe, tipos, tiposDeConta, tiposDePix } from './produtor.model.ts';
import { useFormProdutor } from './produtor.resource.ts';
import { searchProdutores, useOpcoes } from './produtores.resource.ts';
import { Repasses } from './repasses.component.tsx';

export interface FormProdutorProps {
  /** null: a new one. */
  gravada: FichaProdutor | null;
  onSalvo: (ficha: FichaProdutor) => void;
  onVoltar: () => void;
}

const NENHUM = 'NENHUM';
const words = <V extends string>(valores: readonly V[], nomes: Readonly<Record<V, string>>) =>
  valores.map((value) => ({ value, label: nomes[value] }));
const opcoesDeTipo = words(tipos, copy.tipo);
const opcoesDePessoa = words(['PF', 'PJ'], copy.pessoa);
const opcoesDeConta = words(tiposDeConta, copy.tipoConta);
const opcoesDePix = [{ value: NENHUM, label: copy.semPix }, ...words(tiposDePix, copy.tipoPix)];
const opcoesDeRegime = {
  PF: [{ value: NENHUM, label: copy.semRegime }, ...words(['PF'], copy.regime)],
  PJ: [
    { value: NENHUM, label: copy.semRegime },
    ...words(
      regimes.filter((regime) => regime !== 'PF'),
      copy.regime,
    ),
  ],
};

/** A producer as fields. */
export function FormProdutor({ gravada, onSalvo, onVoltar }: FormProdutorProps) {
  const form = useFormProdutor(gravada, focusCampo);
  const { base, digitado, isBusy, bind, change } = form;
  const opcoes = useOpcoes();
  const search = useMemo(() => searchProdutores(base?.id ?? null), [base?.id]);
  useNaoSalvo('settings', form.isDirty, form.putAway);
  const { pessoa } = digitado;
  const isPelaTabela = pessoa === 'PF' && digitado['retencoes.isPelaTabela'];
  const field = <C extends Campo>(name: C) => ({ ...bind(name), label: copy.rotulos[name] });
  const choice = (name: Campo) => ({
    ...field(name),
    value: (digitado[name] as string | null) ?? NENHUM,
    onChange: (valor: string | null) => change({ [name]: valor === NENHUM ? null : valor } as Partial<Digitado>),
  });
  const usuarios = [
    { value: NENHUM, label: copy.ninguem },
    ...(opcoes.data?.usuarios ?? []).map(({ id, nome, email, produtorId }) => {
      const isTomado = produtorId !== null && produtorId !== base?.id;
      return { value: id, label: nome, description: isTomado ? copy.jaEntra : email, isDisabled: isTomado };
    }),
  ];
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado)}
      rotuloDe={(campo) => rotuloDe(campo, pessoa)}
      onSalvo={onSalvo}
      acoes={
        <Button variant="quiet" isDisabled={isBusy} onClick={onVoltar}>
          {copy.verLista}
        </Button>
      }
    >
      <Card titulo={copy.identificacao}>
        <Stack gap={4}>
          <Grid minWidth={220}>
            <SegmentedControl
              {...field('pessoa')}
              options={opcoesDePessoa}
              onChange={(valor) => change({ pessoa: valor === 'PJ' ? 'PJ' : 'PF', documento: '', regime: null })}
            />
            <Select {...choice('tipo')} options={opcoesDeTipo} />
          </Grid>
          <Grid minWidth={220}>
            <TextField {...field('nome')} maxLength={120} label={pessoa === 'PF' ? copy.rotulos.nome : copy.razaoSocial} isRequired />
            <MaskedField
              key={pessoa}
              {...field('documento')}
              mask={pessoa === 'PF' ? 'cpf' : 'cnpj'}
              label={pessoa === 'PF' ? copy.rotulos.documento : copy.cnpj}
              isRequired
            />
            <TextField {...field('susep')} maxLength={30} inputMode="numeric" description={copy.susepAjuda} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.contato}>
        <Grid minWidth={220}>
          <TextField {...field('email')} maxLength={254} type="email" />
          <TextField {...field('telefone')} maxLength={30} type="tel" />
        </Grid>
      </Card>
      <Card titulo={copy.repasse}>
        <Repasses
          regras={digitado.repasses}
          erros={form.erros}
          opcoes={opcoes.data}
          onChange={(repasses, campo) => change({ repasses }, campo)}
        />
      </Card>
      <Card titulo={copy.pagamento}>
        <Stack gap={4}>
          <Text isSoft>{copy.pagamentoTexto}</Text>
          <Grid minWidth={150}>
            <TextField {...field('conta.banco')} maxLength={3} inputMode="numeric" description={copy.bancoAjuda} />
            <TextField {...field('conta.agencia')} maxLength={20} />
            <TextField {...field('conta.conta')} maxLength={30} />
            <Select {...choice('conta.tipo')} options={opcoesDeConta} />
          </Grid>
          <Grid minWidth={220}>
            <Select {...choice('pix.tipo')} options={opcoesDePix} />
            <TextField {...field('pix.chave')} maxLength={100} isDisabled={digitado['pix.tipo'] === null} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.fiscal}>
        <Stack gap={4}>
          <Text isSoft>{copy.fiscalTexto}</Text>
          {pessoa === 'PF' && <Checkbox {...field('retencoes.isPelaTabela')} description={copy.tabelaAjuda} />}
          <Grid minWidth={150}>
            <Select {...choice('regime')} options={opcoesDeRegime[pessoa]} />
            <PercentField {...field('retencoes.irBps')} isDisabled={isPelaTabela} />
            <PercentField {...field('retencoes.issBps')} />
            <PercentField {...field('retencoes.inssBps')} isDisabled={isPelaTabela || pessoa === 'PJ'} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.vinculos}>
        <Grid minWidth={260}>
          <ComboBox
            {...field('supervisorId')}
            loadOptions={search}
            minChars={2}
            valueLabel={base?.supervisorId === digitado.supervisorId ? (base?.supervisor ?? undefined) : undefined}
            description={copy.supervisorAjuda}
          />
          <Select {...choice('usuarioId')} options={usuarios} />
        </Grid>
      </Card>
    </FormRegistro>
  );
}
