import type { SeguradoConhecido } from '@balcao/contracts';
import { Alert, Grid, Stack, TextField } from '@balcao/ui';
import { MaskedField, SegmentedControl } from '@balcao/ui/forms';
import { useState } from 'react';
import { copy } from './contrato-manual.copy.ts';
import { findConhecido } from './contrato-manual.resource.ts';
import { type ParteDoFormProps, words } from './parte-do-form.props.ts';

const pessoas = words(copy.pessoa);

/** Who is insured: whoever has the document, or somebody new. */
export function SeguradoDoForm({ form: { base, digitado, bind, change } }: ParteDoFormProps) {
  const [visto, setVisto] = useState<{ documento: string; conhecido: SeguradoConhecido | null } | null>(null);
  const pessoa = digitado['segurado.pessoa'];
  const seek = async (documento: string) => {
    const conhecido = await findConhecido(documento);
    setVisto({ documento, conhecido });
    if (conhecido?.nome) change({ 'segurado.nome': conhecido.nome });
  };
  const isVisto = visto !== null && visto.documento === digitado['segurado.documento'];
  const conhecido = isVisto ? visto.conhecido : null;
  return (
    <Stack gap={4}>
      <SegmentedControl
        {...bind('segurado.pessoa')}
        label={copy.rotulos['segurado.pessoa'] ?? ''}
        options={pessoas}
        onChange={(valor) => change({ 'segurado.pessoa': valor === 'PJ' ? 'PJ' : 'PF', 'segurado.documento': '' })}
      />
      <Grid minWidth={220}>
        <MaskedField
          key={pessoa}
          {...bind('segurado.documento')}
          label={copy.rotulos['segurado.documento'] ?? ''}
          mask={pessoa === 'PF' ? 'cpf' : 'cnpj'}
          isRequired
          onCommit={(documento) => void seek(documento)}
        />
        <TextField {...bind('segurado.nome')} label={copy.rotulos['segurado.nome'] ?? ''} maxLength={120} isRequired />
        {!conhecido && base === null && (
          <>
            <TextField {...bind('segurado.email')} label={copy.rotulos['segurado.email'] ?? ''} maxLength={254} type="email" />
            <TextField {...bind('segurado.celular')} label={copy.rotulos['segurado.celular'] ?? ''} maxLength={30} type="tel" />
          </>
        )}
      </Grid>
      {isVisto && (
        <Alert tone="info" isLive>
          {conhecido ? (conhecido.nome ? copy.conhecido(conhecido.nome) : copy.conhecidoDeOutro) : copy.ehNovo}
        </Alert>
      )}
    </Stack>
  );
}
